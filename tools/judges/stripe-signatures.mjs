// Signs webhooks with the official library and writes them for a test to verify.
import { createRequire } from "node:module";
import { writeFileSync } from "node:fs";

const [folder, target] = process.argv.slice(2);
const { default: Stripe } = await import(createRequire(`${folder}/package.json`).resolve("stripe"));
const stripe = new Stripe("sk_test_judge");

const secret = "whsec_judge";
const payloads = [
  JSON.stringify({ id: "evt_1", type: "payment_intent.succeeded", data: { object: { id: "pi_1" } } }),
  JSON.stringify({ id: "evt_2", type: "charge.refunded", data: { object: { id: "ch_1", note: "Añasco ✓ \\ \"" } } }, null, 2),
  JSON.stringify({ type: "checkout.session.completed", data: { object: { id: "cs_1" } } }),
];
const signed = payloads.map((payload, place) => {
  const timestamp = 1_790_000_000 + place;
  return { payload, secret, timestamp, header: stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }) };
});
writeFileSync(target, JSON.stringify(signed));
