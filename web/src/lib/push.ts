// Web Push on this device: whether it is set up.

/** Tells whether this device gets pushes from the server, even when the page is closed. */
export async function isSubscribed(): Promise<boolean> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return Boolean(await worker?.pushManager?.getSubscription());
}
