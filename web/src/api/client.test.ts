import { describe, expect, it, vi } from "vitest";
import { readCookie } from "@/kit/browser/cookie";
import { createApi, dataOf } from "./client";
import {
  ApiError,
  type ApiProblem,
  CONFLICT,
  PAYMENT_REQUIRED,
  parseProblem,
  RESERVATION_LOCKED,
  shouldRetry,
} from "./errors";

const stay = { property: "p", namespace: "n", check_in: "2027-06-03", check_out: "2027-06-08" };

/** A client whose server always returns one response, and the requests it received. */
function serverThat(answer: () => Response | Promise<Response>) {
  const requests: Request[] = [];
  const api = createApi(async (input) => {
    requests.push(input as Request);
    return answer();
  });
  return { api, requests };
}

const json = (status: number, body: unknown) => Response.json(body, { status });

async function problemOf(call: Promise<unknown>): Promise<ApiProblem> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error.problem;
  throw new Error(`not an ApiError: ${error}`);
}

describe("the CSRF token", () => {
  it("is read from the cookie and sent with unsafe methods only", async () => {
    vi.spyOn(document, "cookie", "get").mockReturnValue("theme=dark; csrftoken=abc%3D1");
    const { api, requests } = serverThat(() => json(200, {}));
    await api.POST("/websites/api/v2/quote/estimate", { body: stay });
    await api.GET("/websites/api/v2/site/{namespace}", { params: { path: { namespace: "harbor-pine" } } });
    expect(requests.map((request) => request.headers.get("X-CSRFToken"))).toEqual(["abc=1", null]);
  });

  it("is found among other cookies", () => {
    expect(readCookie("csrftoken", "a=1; xcsrftoken=no; csrftoken=yes")).toBe("yes");
    expect(readCookie("csrftoken", "a=1")).toBeNull();
  });
});

describe("failures", () => {
  const estimate = (answer: () => Response | Promise<Response>) =>
    serverThat(answer).api.POST("/websites/api/v2/quote/estimate", { body: stay });

  it("gives the data of a success", async () => {
    await expect(dataOf(estimate(() => json(200, { total: 1 })))).resolves.toEqual({ total: 1 });
  });

  it("parses field errors", async () => {
    const problem = await problemOf(
      estimate(() => json(400, { check_in: ["In the past."], non_field_errors: ["No."] })),
    );
    expect(problem).toEqual({
      kind: "fields",
      status: 400,
      fields: { check_in: ["In the past."], non_field_errors: ["No."] },
    });
  });

  it("parses a refusal with its data", async () => {
    const body = { code: "min_stay", detail: "Least stay is 5 nights.", data: { least: 5 } };
    expect(await problemOf(estimate(() => json(400, body)))).toEqual({
      kind: "refusal",
      status: 400,
      ...body,
    });
  });

  it("accepts numeric codes", () => {
    expect([PAYMENT_REQUIRED, CONFLICT, RESERVATION_LOCKED]).toEqual([402, 409, 101]);
    expect(parseProblem(409, { code: 101, detail: "Locked." })).toMatchObject({
      code: RESERVATION_LOCKED,
      data: {},
    });
  });

  it("treats everything else as unreachable", async () => {
    expect(await problemOf(estimate(() => new Response("<h1>Bad gateway</h1>", { status: 502 })))).toEqual({
      kind: "unreachable",
      status: 502,
    });
    expect(await problemOf(estimate(() => Promise.reject(new TypeError("fetch failed"))))).toEqual({
      kind: "unreachable",
      status: null,
    });
    expect(parseProblem(500, {})).toEqual({ kind: "unreachable", status: 500 });
  });

  it("passes on an abort error unchanged", async () => {
    const abort = () => Promise.reject(new DOMException("stopped", "AbortError"));
    await expect(estimate(abort)).rejects.toMatchObject({ name: "AbortError" });
  });

  it("passes on the signal", async () => {
    const { api, requests } = serverThat(() => json(200, {}));
    const { signal } = new AbortController();
    await api.POST("/websites/api/v2/quote/estimate", { body: stay, signal });
    expect(requests[0]?.signal.aborted).toBe(false);
  });
});

describe("retrying", () => {
  const failed = (status: number | null) => new ApiError({ kind: "unreachable", status });

  it.each([null, 429, 500, 503])("may help after status %s, at most twice", (status) => {
    expect([0, 1, 2].map((failures) => shouldRetry(failures, failed(status)))).toEqual([true, true, false]);
  });

  it.each([400, 404, 409])("does not help after status %s", (status) => {
    expect(shouldRetry(0, failed(status))).toBe(false);
  });
});
