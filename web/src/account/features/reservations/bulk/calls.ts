// API calls for many reservations.

import { sendForJson } from "@/api/request";
import type { BulkAnswer, RefusedRow } from "@/api/resource";
import type { components } from "@/api/schema";
import { partsOf } from "../../lists";
import { AT_ONCE } from "./at-once";

type Previewed = components["schemas"]["CanceledManyOut"];
export type RefundSum = components["schemas"]["RefundSumOut"];
export type RefundRule = "full" | "policy";

export interface CancelsPreview {
  updated: number;
  refused: readonly RefusedRow[];
  sums: readonly RefundSum[];
}

const ROOT = "/api/v2/reservation/";

/** Adds the sums of one part to those of the parts before. */
export function addedSums(sums: readonly RefundSum[], more: readonly RefundSum[]): RefundSum[] {
  const all = new Map(sums.map((sum) => [sum.currency.code, sum]));
  for (const { currency, count, paid, refund } of more) {
    const sum = all.get(currency.code) ?? { currency, count: 0, paid: 0, refund: 0 };
    all.set(currency.code, {
      currency,
      count: sum.count + count,
      paid: sum.paid + paid,
      refund: sum.refund + refund,
    });
  }
  return [...all.values()];
}

export async function previewCancels(
  keys: readonly string[],
  refund: RefundRule,
  signal: AbortSignal,
): Promise<CancelsPreview> {
  let whole: CancelsPreview = { updated: 0, refused: [], sums: [] };
  for (const object_keys of partsOf(keys, AT_ONCE)) {
    const body = { object_keys, refund };
    const path = `${ROOT}cancel-preview/`;
    const part = await sendForJson<Previewed>(path, { method: "POST", body, signal });
    whole = {
      updated: whole.updated + part.updated,
      refused: [...whole.refused, ...part.refused],
      sums: addedSums(whole.sums, part.sums),
    };
  }
  return whole;
}

export const cancelMany = (object_keys: readonly string[], refund: RefundRule, reason: string) =>
  sendForJson<BulkAnswer>(`${ROOT}cancel/`, { method: "POST", body: { object_keys, refund, reason } });

/** Names of calls without an answer: sent again with the same name, nobody gets the same message twice. */
const unanswered = new Map<string, string>();

export async function messageMany(object_keys: readonly string[], subject: string, message: string) {
  const text = JSON.stringify([subject, message]);
  const idempotencyKey = unanswered.get(text) ?? crypto.randomUUID();
  unanswered.set(text, idempotencyKey);
  const answer = await sendForJson<BulkAnswer>(`${ROOT}message/`, {
    method: "POST",
    body: { object_keys, subject, message },
    idempotencyKey,
  });
  unanswered.delete(text);
  return answer;
}
