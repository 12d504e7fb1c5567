// All addresses of the account area. Every screen is loaded when it is first visited.
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

const door = <K extends keyof typeof import("../features/door")>(path: string, name: K) =>
  outside(
    path,
    lazyRouteComponent(() => import("../features/door"), name),
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

/** Rows that have a page of their own; all others are drawn from what the server says of them. */
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

/** The inbox shows its list and what is open in it at once, so both addresses are one screen; its table is one step further. */
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
      const { RecordPage } = await import("../features/records");
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

/** Where letters were looked for before they had a list of their own name. */
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
  door("/login/", "LoginScreen"),
  door("/signup/", "SignupScreen"),
  door("/password/forgot/", "ForgotPasswordScreen"),
  door("/password/reset/", "ResetPasswordScreen"),
  door("/invite/", "InvitationScreen"),
  insideRoute.addChildren([
    inside(
      "/",
      lazyRouteComponent(() => import("../features/home"), "HomeScreen"),
    ),
    inside("/calendar/", lazyRouteComponent(calendar, "CalendarScreen")),
    homeCalendarRoute,
    inside(
      "/reports/",
      lazyRouteComponent(() => import("../features/reports"), "ReportScreen"),
    ),
    inside("/settings/", lazyRouteComponent(settings, "SettingsScreen")),
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
    // Addresses are read by lists themselves: plain text, no JSON in them.
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
