// Braintree's client-side encryption: a value that only Braintree can decrypt, in the payload format of Braintree's own script.
import { base64Of, encryptRsa } from "./rsa";

const ENVELOPE = "$bt4|javascript_1_3_10";
const KEY_BYTES = 32;
const IV_BYTES = 16;

const text = (value: string) => new TextEncoder().encode(value);

/** AES-256-CBC for the text, HMAC-SHA256 over it, RSA for the two keys. */
export async function encrypt(publicKey: string, value: string): Promise<string> {
  const keys = crypto.getRandomValues(new Uint8Array(2 * KEY_BYTES));
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const { subtle } = crypto;
  const aes = await subtle.importKey("raw", keys.slice(0, KEY_BYTES), "AES-CBC", false, ["encrypt"]);
  const hmac = await subtle.importKey(
    "raw",
    keys.slice(KEY_BYTES),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const encrypted = await subtle.encrypt({ name: "AES-CBC", iv }, aes, text(value));
  const body = Uint8Array.from([...iv, ...new Uint8Array(encrypted)]);
  const signature = new Uint8Array(await subtle.sign("HMAC", hmac, body));
  const wrapped = encryptRsa(publicKey, text(base64Of(keys)));
  return [ENVELOPE, ...[wrapped, body, signature].map(base64Of)].join("$");
}
