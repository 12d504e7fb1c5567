// Unsuccessful responses of the server, as one type. See "Errors" in the wire contract.

/** Validation errors: messages by field; `non_field_errors` for the form as a whole. */
interface FieldErrors {
  kind: "fields";
  status: number;
  fields: Record<string, string[]>;
}

/** A refusal with a code that the page can react to. */
export interface Refusal {
  kind: "refusal";
  status: number;
  code: string | number;
  detail: string;
  data: Record<string, unknown>;
}

/** No response that we can parse: no network, a proxy's page, a broken body. */
interface Unreachable {
  kind: "unreachable";
  status: number | null;
}

export type ApiProblem = FieldErrors | Refusal | Unreachable;

export const PAYMENT_REQUIRED = 402;
export const CONFLICT = 409;
/** Error code of a locked reservation. */
export const RESERVATION_LOCKED = 101;
export const NON_FIELD_ERRORS = "non_field_errors";

/** The only error thrown by API calls; an aborted call keeps its AbortError. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly problem: ApiProblem;

  constructor(problem: ApiProblem, options?: ErrorOptions) {
    super(summaryOf(problem), options);
    this.problem = problem;
  }
}

/** Whether no server of ours has answered. */
export const isUnreachable = (error: unknown) =>
  error instanceof ApiError && error.problem.kind === "unreachable";

function summaryOf(problem: ApiProblem): string {
  if (problem.kind === "refusal") return problem.detail;
  if (problem.kind === "fields") return Object.values(problem.fields).flat().join(" ");
  return "No answer from the server.";
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isMessages = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((message) => typeof message === "string");

/** Parses the body of an unsuccessful response. */
export function parseProblem(status: number, body: unknown): ApiProblem {
  if (!isRecord(body)) return { kind: "unreachable", status };
  const { code, detail, data } = body;
  if ((typeof code === "string" || typeof code === "number") && typeof detail === "string") {
    return { kind: "refusal", status, code, detail, data: isRecord(data) ? data : {} };
  }
  const fields = Object.entries(body).filter((entry): entry is [string, string[]] => isMessages(entry[1]));
  return fields.length > 0
    ? { kind: "fields", status, fields: Object.fromEntries(fields) }
    : { kind: "unreachable", status };
}

const MAX_RETRIES = 2;
const TOO_MANY_REQUESTS = 429;

/** A retry may help when the response was lost or late; a refusal stays a refusal. */
export function shouldRetry(failures: number, error: Error): boolean {
  const status = error instanceof ApiError ? error.problem.status : null;
  const isFinal = status !== null && status < 500 && status !== TOO_MANY_REQUESTS;
  return failures < MAX_RETRIES && !isFinal;
}
