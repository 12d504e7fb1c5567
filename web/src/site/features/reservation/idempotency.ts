// Idempotency keys for booking and paying: the same key while the result is unknown, so that no guest pays twice; a new one after
// every response.
import { ApiError } from "@/api/errors";
import { keep, readKept } from "../site";

const storageKey = (what: string) => `attempt:${what}`;

const isAnswered = (error: unknown) =>
  error instanceof ApiError && error.problem.kind !== "unreachable" && error.problem.status !== null
    ? error.problem.status < 500
    : false;

export async function inOneAttempt<T>(what: string, call: (attempt: string) => Promise<T>): Promise<T> {
  const key = storageKey(what);
  const attempt = readKept<string>(key) ?? crypto.randomUUID();
  keep(key, attempt);
  try {
    const answer = await call(attempt);
    keep(key, null);
    return answer;
  } catch (error) {
    if (isAnswered(error)) keep(key, null);
    throw error;
  }
}
