// The shell of the account area: providers, router, toasts.
import { RouterProvider } from "@tanstack/react-router";
import { currentFormat } from "@/i18n/translate";
import { ToastRegion } from "@/ui/toast";
import { UiProvider } from "@/ui/ui-provider";
import { router } from "./router";

export function App() {
  return (
    <UiProvider locale={currentFormat()} navigate={(href) => router.navigate({ href })}>
      <RouterProvider router={router} />
      <ToastRegion />
    </UiProvider>
  );
}
