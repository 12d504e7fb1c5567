// All routes of the public site. Browsing and checkout are separate chunks, so neither waits for the other. A page's data is in the
// cache before it renders: printed by the server for the first page, fetched for the others on hover or focus of a link.
import type { QueryClient } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
} from "@tanstack/react-router";
import { ABOUT, CONTACT, pageOptions } from "../features/pages";
import { featuredOptions, knownKey, prefetchList, propertyOptions } from "../features/properties";
import { searchIn } from "../features/search";
import type { Site } from "../features/site";
import { NotFound } from "./not-found";
import { PageError } from "./page-error";
import { Shell } from "./shell";

interface SiteRouterContext {
  client: QueryClient;
  site: Site;
  /** The path for which the server has just returned 404. */
  missing: string | null;
}

const rootRoute = createRootRouteWithContext<SiteRouterContext>()({ component: Shell });

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  loader: ({ context: { client, site } }) => client.ensureQueryData(featuredOptions(site)),
  component: lazyRouteComponent(() => import("./routes/browse-routes"), "HomePage"),
});

const propertiesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/properties/",
  // Not awaited: the list renders its own skeletons and its own error.
  loader: ({ context: { client, site }, location }) => {
    void prefetchList(client, site, searchIn(site, location.href));
  },
  component: lazyRouteComponent(() => import("./routes/browse-routes"), "PropertyListPage"),
});

const propertyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/properties/$slug/",
  loader: ({ context: { client, site, missing }, params: { slug } }) => {
    if (missing === location.pathname) throw notFound();
    const key = knownKey(client, slug);
    return key ? client.ensureQueryData(propertyOptions(site, key)) : loadPage();
  },
  component: lazyRouteComponent(() => import("./routes/browse-routes"), "PropertyRoute"),
});

function loadOwnerPage({ client, site, missing }: SiteRouterContext, slug: string) {
  if (missing === location.pathname) throw notFound();
  return client.ensureQueryData(pageOptions(site, slug));
}

const aboutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/about/",
  loader: ({ context }) => loadOwnerPage(context, ABOUT),
  component: lazyRouteComponent(() => import("./routes/owner-page-route"), "AboutRoute"),
});

const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/contact/",
  loader: ({ context }) => loadOwnerPage(context, CONTACT),
  component: lazyRouteComponent(() => import("./routes/owner-page-route"), "ContactRoute"),
});

const pageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pages/$slug/",
  loader: ({ context: { client, site }, params: { slug } }) =>
    client.ensureQueryData(pageOptions(site, slug)),
  component: lazyRouteComponent(() => import("./routes/owner-page-route"), "OwnerPageRoute"),
});

const checkoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/reservation/checkout/{-$step}/",
  component: lazyRouteComponent(() => import("./routes/checkout-route"), "CheckoutRoute"),
});

const statusRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/reservation/status/$key/",
  component: lazyRouteComponent(() => import("./routes/reservation-routes"), "StatusRoute"),
});

const guestContactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/reservation/contact/$key/",
  component: lazyRouteComponent(() => import("./routes/reservation-routes"), "GuestContactRoute"),
});

const expiredRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/reservation/expired/$key/",
  component: lazyRouteComponent(() => import("./routes/reservation-routes"), "ExpiredRoute"),
});

const offersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/offers/$message/",
  component: lazyRouteComponent(() => import("./routes/offers-route"), "OffersRoute"),
});

/** Only the server can find a home by the slug in the path, so it renders the page. */
function loadPage(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}

export const createSiteRouter = (context: SiteRouterContext, base: string) =>
  createRouter({
    routeTree: rootRoute.addChildren([
      homeRoute,
      propertiesRoute,
      propertyRoute,
      aboutRoute,
      contactRoute,
      pageRoute,
      checkoutRoute,
      statusRoute,
      guestContactRoute,
      expiredRoute,
      offersRoute,
    ]),
    context,
    basepath: base || "/",
    trailingSlash: "always",
    scrollRestoration: true,
    defaultHashScrollIntoView: false,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: PageError,
  });

export type SiteRouter = ReturnType<typeof createSiteRouter>;
