// All routes of the account area. Screens are loaded on first visit.
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
  redirect,
} from "@tanstack/react-router";
import type { ComponentType } from "react";
import { listPath, RESOURCE_NAMES, type ResourceName } from "../features/resources";
import { Gate } from "./gate";
import { loadList } from "./lists";
import { NotFound } from "./not-found";

const TABLE_PATH = `${listPath("thread")}table/`;

const rootRoute = createRootRoute();

const outside = (path: string, component: RouteComponent) =>
  createRoute({ getParentRoute: () => rootRoute, path, component });

const signIn = <K extends keyof typeof import("../features/sign-in")>(path: string, name: K) =>
  outside(
    path,
    lazyRouteComponent(() => import("../features/sign-in"), name),
  );

const insideRoute = createRoute({ getParentRoute: () => rootRoute, id: "inside", component: Gate });

const inside = (path: string, component: RouteComponent) =>
  createRoute({ getParentRoute: () => insideRoute, path, component });

const listRoute = (name: ResourceName, path: string = listPath(name)) =>
  inside(
    path,
    lazyRouteComponent(async () => {
      const [declaration, { ListScreen }] = await Promise.all([loadList(name), import("../features/lists")]);
      return { default: () => <ListScreen key={name} declaration={declaration as never} /> };
    }),
  );

/** Resources with a page of their own; rows of all others get the generic page, built from the resource's metadata. */
const OWN_PAGES: Partial<Record<ResourceName, () => Promise<ComponentType<{ recordKey: string }>>>> = {
  property: async () => (await import("../features/property-editor")).loadPropertyEditor(),
  reservation: async () => (await import("../features/reservations")).loadReservationPage(),
  site: async () => (await import("../features/sites")).loadSiteEditor(),
  "reservation-payment": async () => (await import("../features/reservations")).loadPaymentPage(),
  "message-template": async () => (await import("../features/messages")).loadTemplatePage(),
  "refund-policy": async () => (await import("../features/policies")).loadRefundPolicyPage(),
  "payment-policy": async () => (await import("../features/policies")).loadPaymentPolicyPage(),
  agreement: async () => (await import("../features/policies")).loadAgreementPage(),
  promotion: async () => (await import("../features/policies")).loadPromotionPage(),
};

/**
 * The inbox shows the list and the open conversation together, so both routes render one screen; the table has a separate route.
 */
const inboxRoutes = (): AnyRoute[] => {
  const inbox = createRoute({
    getParentRoute: () => insideRoute,
    id: "inbox",
    component: lazyRouteComponent(async () => ({
      default: await (await import("../features/messages")).loadInbox(),
    })),
  });
  const part = (path: string) => createRoute({ getParentRoute: () => inbox, path });
  const parts = [part(listPath("thread")), part(`${listPath("thread")}$key/`)];
  return [inbox.addChildren(parts), listRoute("thread", TABLE_PATH)];
};

const recordRoute = (name: ResourceName) => {
  const route = createRoute({
    getParentRoute: () => insideRoute,
    path: `${listPath(name)}$key/`,
    component: lazyRouteComponent(async () => {
      const Own = await OWN_PAGES[name]?.();
      if (Own) return { default: () => <Own recordKey={route.useParams().key} /> };
      const { RecordPage } = await import("../features/row-pages");
      return { default: () => <RecordPage resource={name} recordKey={route.useParams().key} /> };
    }),
  });
  return route;
};

const calendar = async () => {
  const [screens, { loadCalendarTexts }] = await Promise.all([
    import("../features/calendar"),
    import("@/i18n/calendar"),
  ]);
  await loadCalendarTexts();
  return screens;
};

const operator = async () => ({ default: await (await import("../features/operator")).loadOperator() });

const settings = async () => (await import("../features/settings")).loadSettings();

const homeCalendarRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: "/calendar/$key/",
  component: lazyRouteComponent(async () => {
    const { HomeCalendarScreen } = await calendar();
    return { default: () => <HomeCalendarScreen homeKey={homeCalendarRoute.useParams().key} /> };
  }),
});

/** Redirects from the former address of the e-mail list. */
const outboxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/outbox/",
  beforeLoad: () => {
    throw redirect({ to: listPath("letter") as never, replace: true });
  },
});

const routeTree = rootRoute.addChildren([
  outside(
    "/_ui/",
    lazyRouteComponent(() => import("../features/gallery"), "Gallery"),
  ),
  outboxRoute,
  signIn("/login/", "LoginScreen"),
  signIn("/signup/", "SignupScreen"),
  signIn("/password/forgot/", "ForgotPasswordScreen"),
  signIn("/password/reset/", "ResetPasswordScreen"),
  signIn("/invite/", "InvitationScreen"),
  insideRoute.addChildren([
    inside(
      "/",
      lazyRouteComponent(() => import("../features/dashboard"), "DashboardScreen"),
    ),
    inside("/calendar/", lazyRouteComponent(calendar, "CalendarScreen")),
    homeCalendarRoute,
    inside(
      "/reports/",
      lazyRouteComponent(() => import("../features/reports"), "ReportScreen"),
    ),
    inside(
      "/settings/",
      lazyRouteComponent(() => import("./navigation/settings/index-screen"), "SettingsIndex"),
    ),
    inside("/settings/business/", lazyRouteComponent(settings, "BusinessScreen")),
    inside("/settings/profile/", lazyRouteComponent(settings, "ProfileScreen")),
    inside("/settings/partner/", lazyRouteComponent(settings, "PartnerScreen")),
    inside("/settings/data/", lazyRouteComponent(settings, "DataScreen")),
    inside("/operator/", lazyRouteComponent(operator)),
    ...RESOURCE_NAMES.flatMap((name): AnyRoute[] =>
      name === "thread" ? inboxRoutes() : [listRoute(name), recordRoute(name)],
    ),
    inside("$", NotFound),
  ]),
]);

export const createAccountRouter = () =>
  createRouter({
    routeTree,
    basepath: "/account",
    trailingSlash: "always",
    defaultPreload: "intent",
    // Lists parse the query string themselves: values are plain text, not JSON.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString();
      return text ? `?${text}` : "";
    },
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAccountRouter>;
  }
}
