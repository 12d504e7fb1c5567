// What surrounds every page of the public site: the site's data, the cache, the router.
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { currentFormat } from "@/i18n/translate";
import { UiProvider } from "@/ui/ui-provider";
import { DrawingSteps, type FirstData, SiteProvider, siteOf } from "../features/site";
import type { SiteRouter } from "./router";

interface AppProps {
  first: FirstData;
  client: QueryClient;
  router: SiteRouter;
}

export function App({ first, client, router }: AppProps) {
  return (
    <UiProvider locale={currentFormat()}>
      <QueryClientProvider client={client}>
        <SiteProvider value={siteOf(first)}>
          <DrawingSteps>
            {/* The router's type can be registered only once per program, and the account area has done so. */}
            <RouterProvider router={router as never} />
          </DrawingSteps>
        </SiteProvider>
      </QueryClientProvider>
    </UiProvider>
  );
}
