"""What is said over HTTP and WebSocket, as strict types: the published description is made from them."""
