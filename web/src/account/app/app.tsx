// Root of the account area: providers, router, toasts.
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useState } from "react";
import { currentFormat } from "@/i18n/translate";
import { LinkProvider } from "@/ui/action/link-provider";
import { ToastRegion } from "@/ui/overlay/toast";
import { UiProvider } from "@/ui/ui-provider";
import { sessionQuery } from "../features/session";
import { createQueryClient } from "./query-client";
import { createAccountRouter } from "./router";
import { useQuietWhileLeaving } from "./use-quiet-while-leaving";

/** Prefetches the session at once instead of after the first screen has loaded. */
function startedClient() {
  const client = createQueryClient();
  void client.prefetchQuery(sessionQuery);
  return client;
}

export function App() {
  const [client] = useState(startedClient);
  const [router] = useState(createAccountRouter);
  useQuietWhileLeaving();
  return (
    <UiProvider locale={currentFormat()}>
      <QueryClientProvider client={client}>
        <LinkProvider navigate={(href) => router.navigate({ href })}>
          <RouterProvider router={router} />
          {/* Below the screen header, whose buttons are in the corner. */}
          <ToastRegion className="top-11" />
        </LinkProvider>
      </QueryClientProvider>
    </UiProvider>
  );
}
