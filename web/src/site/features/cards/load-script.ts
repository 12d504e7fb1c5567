// The card provider's script: the only one that comes from elsewhere, and only where a card is typed or proven.

const loading = new Map<string, Promise<void>>();

/** Once per page; a script that did not come may be asked for again. */
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
