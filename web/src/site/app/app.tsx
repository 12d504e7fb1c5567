// Root component of the public site: site data, query cache and router.
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect, useState } from "react";
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
  const site = usePreviewed({ first, client, router });
  return (
    <UiProvider locale={currentFormat()}>
      <QueryClientProvider client={client}>
        <SiteProvider value={siteOf({ ...first, site })}>
          <DrawingSteps>
            {/* The router's type can be registered only once per program, and the account area has done so. */}
            <RouterProvider router={router as never} />
          </DrawingSteps>
        </SiteProvider>
      </QueryClientProvider>
    </UiProvider>
  );
}

/** In a frame, which only the account area may create, the site shows the owner's unsaved edits. */
function usePreviewed({ first: { site, base }, client, router }: AppProps) {
  const [shown, setShown] = useState(site);
  useEffect(() => {
    if (window.parent === window) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    void import("./preview").then(({ followPreview }) => {
      if (!isOver) stop = followPreview({ site, base, client, router, onSite: setShown });
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [site, base, client, router]);
  return shown;
}
