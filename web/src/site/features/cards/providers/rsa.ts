// RSA encryption for Braintree (PKCS#1 v1.5), which browsers do not offer: parsing a DER public key, and modular exponentiation.

interface PublicKey {
  modulus: bigint;
  exponent: bigint;
  /** Modulus length in bytes. */
  size: number;
}

const SEQUENCE = 0x30;
const INTEGER = 0x02;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

export const base64Of = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

const toNumber = (bytes: Uint8Array) => bytes.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);

function toBytes(number: bigint, size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let rest = number;
  for (let at = size - 1; at >= 0; at--) {
    bytes[at] = Number(rest & 0xffn);
    rest >>= 8n;
  }
  return bytes;
}

/** Reads one DER element; `next` is the offset of the one after it. */
function element(der: Uint8Array, at: number, tag: number) {
  if (der[at] !== tag) throw new Error("Not a public key.");
  const first = der[at + 1] ?? 0;
  const more = first < 0x80 ? 0 : first & 0x7f;
  const start = at + 2 + more;
  const length = more === 0 ? first : Number(toNumber(der.subarray(at + 2, start)));
  return { content: der.subarray(start, start + length), next: start + length };
}

/** Base64 of `SEQUENCE { modulus, exponent }`. */
function readPublicKey(base64: string): PublicKey {
  const { content } = element(bytesOf(base64), 0, SEQUENCE);
  const modulus = element(content, 0, INTEGER);
  const exponent = element(content, modulus.next, INTEGER);
  const number = toNumber(modulus.content);
  return {
    modulus: number,
    exponent: toNumber(exponent.content),
    size: Math.ceil(number.toString(16).length / 2),
  };
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let factor = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * factor) % modulus;
    factor = (factor * factor) % modulus;
  }
  return result;
}

/** Random bytes without a zero, since a zero ends the padding. */
function padding(length: number): Uint8Array {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  while (bytes.includes(0)) {
    for (const [at, byte] of bytes.entries())
      if (byte === 0) bytes[at] = crypto.getRandomValues(new Uint8Array(1))[0] ?? 1;
  }
  return bytes;
}

export function encryptRsa(publicKey: string, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const { modulus, exponent, size } = readPublicKey(publicKey);
  const fill = padding(size - message.length - 3);
  const block = Uint8Array.from([0, 2, ...fill, 0, ...message]);
  return toBytes(power(toNumber(block), exponent, modulus), size);
}
