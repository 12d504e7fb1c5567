// Idempotency keys for booking and paying: the same key while the result is unknown, so that no guest pays twice; a new one after
// every response.
import { ApiError } from "@/api/errors";
import { readStored, writeStored } from "../site";

const storageKey = (what: string) => `attempt:${what}`;

const isAnswered = (error: unknown) =>
  error instanceof ApiError && error.problem.kind !== "unreachable" && error.problem.status !== null
    ? error.problem.status < 500
    : false;

export async function withIdempotencyKey<T>(
  what: string,
  call: (idempotencyKey: string) => Promise<T>,
): Promise<T> {
  const key = storageKey(what);
  const idempotencyKey = readStored<string>(key) ?? crypto.randomUUID();
  writeStored(key, idempotencyKey);
  try {
    const answer = await call(idempotencyKey);
    writeStored(key, null);
    return answer;
  } catch (error) {
    if (isAnswered(error)) writeStored(key, null);
    throw error;
  }
}
