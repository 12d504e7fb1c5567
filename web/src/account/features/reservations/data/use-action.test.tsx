import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError, type ApiProblem } from "@/api/errors";
import { toastQueue, toasts } from "@/ui/overlay/toast-queue";
import { aReservation } from "./samples";
import { useAction } from "./use-action";

afterEach(() => act(() => toasts.clear()));

function during(send: (values: string, idempotencyKey: string) => Promise<ReturnType<typeof aReservation>>) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useAction({ send, done: () => "Done" }), { wrapper }).result;
}

const failing = (problem: ApiProblem) => () => Promise.reject(new ApiError(problem));
const refusal: ApiProblem = {
  kind: "refusal",
  status: 402,
  code: "payment_declined",
  detail: "No.",
  data: {},
};

async function run(act_: ReturnType<typeof during>, values = "x") {
  act(() => act_.current.run(values));
  await waitFor(() => expect(act_.current.isPending).toBe(false));
}

test("an attempt keeps its name until the server has decided", async () => {
  const send = vi.fn<(values: string, idempotencyKey: string) => Promise<ReturnType<typeof aReservation>>>();
  send.mockImplementationOnce(failing({ kind: "unreachable", status: null }));
  send.mockImplementationOnce(failing(refusal));
  send.mockResolvedValueOnce(aReservation());
  const result = during(send);
  for (const _ of ["lost", "refused", "done"]) await run(result);
  const [lost, refused, done] = send.mock.calls.map(([, idempotencyKey]) => idempotencyKey);
  expect(refused).toBe(lost);
  expect(done).not.toBe(refused);
  expect(toastQueue.visibleToasts.map(({ content }) => content.title)).toEqual(["Done"]);
});

test("pressing twice does it once", async () => {
  let finish = (_: ReturnType<typeof aReservation>) => {};
  const send = vi.fn(() => new Promise<ReturnType<typeof aReservation>>((resolve) => (finish = resolve)));
  const result = during(send);
  act(() => result.current.run("x"));
  await waitFor(() => expect(result.current.isPending).toBe(true));
  act(() => result.current.run("x"));
  await act(async () => finish(aReservation()));
  expect(send).toHaveBeenCalledTimes(1);
});

test("what is wrong with a field is told at the field", async () => {
  const result = during(failing({ kind: "fields", status: 400, fields: { amount: ["Too much."] } }));
  await run(result);
  expect(result.current.errors.field("amount", () => {}).errorMessage).toBe("Too much.");
});
