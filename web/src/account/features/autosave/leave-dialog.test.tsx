import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { LeaveDialog } from "./leave-dialog";

/** Two screens; the first one has unsaved changes if `isAsked`. */
async function screens(isAsked: boolean) {
  const root = createRootRoute({ component: Outlet });
  const first = createRoute({
    getParentRoute: () => root,
    path: "/home/",
    component: () => <LeaveDialog isAsked={isAsked} />,
  });
  const other = createRoute({ getParentRoute: () => root, path: "/other/", component: () => "The other" });
  const router = createRouter({
    routeTree: root.addChildren([first, other]),
    history: createMemoryHistory({ initialEntries: ["/home/"] }),
    trailingSlash: "always",
  });
  render(<RouterProvider router={router as never} />);
  await waitFor(() => expect(router.state.status).toBe("idle"));
  const go = (to: string) => act(async () => void router.navigate({ to } as never));
  return { router, go, path: () => router.state.location.pathname };
}

test("leaving asks first, staying stays and leaving leaves", async () => {
  const { go, path } = await screens(true);
  await go("/other/");
  fireEvent.click(await screen.findByRole("button", { name: "Stay on page" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(path()).toBe("/home/");
  await go("/other/");
  fireEvent.click(await screen.findByRole("button", { name: "Leave" }));
  expect(await screen.findByText("The other")).toBeTruthy();
});

test("nothing is asked on the way to another part of the page", async () => {
  const { router, go, path } = await screens(true);
  await go("/home/?tab=rates");
  await waitFor(() => expect(router.state.location.href).toContain("rates"));
  expect(path()).toBe("/home/");
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("nothing is asked where nothing is lost", async () => {
  const { go } = await screens(false);
  await go("/other/");
  expect(await screen.findByText("The other")).toBeTruthy();
});
