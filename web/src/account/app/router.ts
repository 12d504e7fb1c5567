// All addresses of the account area. Every screen is loaded when it is first visited.
import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from "@tanstack/react-router";
import { NotFound } from "./not-found";

const rootRoute = createRootRoute({ notFoundComponent: NotFound });

const galleryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/_ui/",
  component: lazyRouteComponent(() => import("../features/gallery"), "Gallery"),
});

export const router = createRouter({
  routeTree: rootRoute.addChildren([galleryRoute]),
  basepath: "/account",
  trailingSlash: "always",
  defaultPreload: "intent",
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
