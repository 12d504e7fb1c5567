// Encrypts texts with the original library for a key generated here, and writes key and ciphertexts for a test to decrypt.
import { generateKeyPairSync, webcrypto } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import vm from "node:vm";

const [library, target] = process.argv.slice(2);

// The parts of a browser that the library accesses while it is loaded.
const element = () => ({ style: {}, setAttribute() {}, appendChild() {}, addEventListener() {} });
const document = { createElement: element, documentElement: element(), addEventListener() {}, getElementsByTagName: () => [] };
const page = { crypto: webcrypto, navigator: { userAgent: "", appName: "Netscape" }, location: { href: "" }, document };
const window = { ...page, addEventListener() {}, setTimeout, clearTimeout, Uint32Array, Math, Date };
const context = vm.createContext(Object.assign(window, { window, self: window, top: window, parent: window }));
vm.runInContext(readFileSync(library, "utf8"), context);

const { publicKey, privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "pkcs1", format: "der" },
  privateKeyEncoding: { type: "pkcs1", format: "pem" },
});
const original = context.Braintree.create(publicKey.toString("base64"));
const texts = ["4111111111111111", "123", "", "Añasco ✓"];
const rounds = Array.from({ length: 25 }, () => texts).flat();
const envelopes = rounds.map((text) => ({ text, sealed: original.encrypt(text) }));
writeFileSync(target, JSON.stringify({ private_key: privateKey, envelopes }));
