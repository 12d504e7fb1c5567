// Loads the payment provider's script: the only third-party script, and only where a card is entered or authenticated.

const loading = new Map<string, Promise<void>>();

/** Loads a script once per page; a failed load can be retried. */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const arrival = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(url);
      script.remove();
      reject(new Error("The card provider's script could not be loaded."));
    };
    document.head.append(script);
  });
  loading.set(url, arrival);
  return arrival;
}
