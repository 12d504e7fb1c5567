// Hands bytes to the browser as a file to keep.

/** A browser takes its time to begin with what a link leads to. */
const LONG_ENOUGH = 60_000;

export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), LONG_ENOUGH);
}
