/** Lets the browser keep the page for when the network is gone. Waits for the page itself; a refusal changes nothing. */
export function keepOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = (): void => {
    navigator.serviceWorker.register('/sw.js').catch((error: unknown) => console.warn(error));
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
