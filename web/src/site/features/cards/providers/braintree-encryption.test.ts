import { createDecipheriv, createHmac, createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { encrypt } from "./braintree-encryption";

const pem = readFileSync("../crates/sandbox/assets/braintree/published-test-key.pem", "utf8");
const key = createPrivateKey(pem);
const publicKey = key.export({ format: "jwk" });

const number = (text: string | undefined) =>
  BigInt(`0x${Buffer.from(text ?? "", "base64url").toString("hex")}`);

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  for (let [factor, rest] = [base, exponent]; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * factor) % modulus;
    factor = (factor * factor) % modulus;
  }
  return result;
}

/** Decrypts a payload as Braintree does. */
function open(envelope: string): string {
  const [, version, wrapped, body, signature] = envelope.split("$");
  expect(version).toBe("bt4|javascript_1_3_10");
  const cipher = BigInt(`0x${Buffer.from(wrapped ?? "", "base64").toString("hex")}`);
  const block = power(cipher, number(publicKey.d), number(publicKey.n)).toString(16);
  const padded = Buffer.from(block.length % 2 ? `0${block}` : block, "hex");
  expect(padded[0]).toBe(2);
  const keys = Buffer.from(padded.subarray(padded.indexOf(0) + 1).toString(), "base64");
  const bytes = Buffer.from(body ?? "", "base64");
  expect(createHmac("sha256", keys.subarray(32)).update(bytes).digest("base64")).toBe(signature);
  const aes = createDecipheriv("aes-256-cbc", keys.subarray(0, 32), bytes.subarray(0, 16));
  return aes.update(bytes.subarray(16)).toString() + aes.final().toString();
}

/** The client key in the format of the site's settings: base64 of PKCS#1. */
function clientKey(): string {
  const der = (tag: number, content: Buffer): Buffer => {
    const length =
      content.length < 0x80 ? [content.length] : [0x82, content.length >> 8, content.length & 0xff];
    return Buffer.concat([Buffer.from([tag, ...length]), content]);
  };
  const integer = (text: string | undefined) =>
    der(2, Buffer.concat([Buffer.from([0]), Buffer.from(text ?? "", "base64url")]));
  return der(0x30, Buffer.concat([integer(publicKey.n), integer(publicKey.e)])).toString("base64");
}

it("can be decrypted with the private key, and differs each time", async () => {
  const [first, second] = await Promise.all([
    encrypt(clientKey(), "4242424242424242"),
    encrypt(clientKey(), "4242424242424242"),
  ]);
  expect(open(first)).toBe("4242424242424242");
  expect(open(second)).toBe("4242424242424242");
  expect(first).not.toBe(second);
  expect(first).not.toContain("4242");
});
