"""Tables for people: HTTP and WebSocket, one SQLite file, bots in worker processes.

The server knows no game by name. An act (a move, a take-back, a change of seat, a line of chat) is durable before
anybody hears of it, and each viewer is sent what a view of its seat gives, nothing else.
"""
