// Downloads bytes as a file.

/** The object URL must stay valid until the browser has started the download. */
const LONG_ENOUGH = 60_000;

export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), LONG_ENOUGH);
}
