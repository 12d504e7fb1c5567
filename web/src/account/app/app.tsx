// What surrounds the account area: providers, router, toasts.
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useState } from "react";
import { currentFormat } from "@/i18n/translate";
import { LinkProvider } from "@/ui/link-provider";
import { ToastRegion } from "@/ui/toast";
import { UiProvider } from "@/ui/ui-provider";
import { createQueryClient } from "./query-client";
import { createAccountRouter } from "./router";

export function App() {
  const [client] = useState(createQueryClient);
  const [router] = useState(createAccountRouter);
  return (
    <UiProvider locale={currentFormat()}>
      <QueryClientProvider client={client}>
        <LinkProvider navigate={(href) => router.navigate({ href })}>
          <RouterProvider router={router} />
          <ToastRegion />
        </LinkProvider>
      </QueryClientProvider>
    </UiProvider>
  );
}
