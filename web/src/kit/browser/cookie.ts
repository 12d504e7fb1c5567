// Cookies for a visitor's preferences, which the server reads too.

const ONE_YEAR = 60 * 60 * 24 * 365;

export function readCookie(name: string, cookies: string = document.cookie): string | null {
  const pair = cookies.split("; ").find((part) => part.startsWith(`${name}=`));
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null;
}

/** `path` is where the cookie applies. */
export function writeCookie(name: string, value: string, path = "/") {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support
  document.cookie = `${name}=${encodeURIComponent(value)}; path=${path}; max-age=${ONE_YEAR}; samesite=lax`;
}
