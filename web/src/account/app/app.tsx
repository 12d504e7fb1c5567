// The shell of the account area: providers, router, toasts.
import { RouterProvider } from "@tanstack/react-router";
import { currentFormat } from "@/i18n/translate";
import { LinkProvider } from "@/ui/link-provider";
import { ToastRegion } from "@/ui/toast";
import { UiProvider } from "@/ui/ui-provider";
import { router } from "./router";

export function App() {
  return (
    <UiProvider locale={currentFormat()}>
      <LinkProvider navigate={(href) => router.navigate({ href })}>
        <RouterProvider router={router} />
        <ToastRegion />
      </LinkProvider>
    </UiProvider>
  );
}
