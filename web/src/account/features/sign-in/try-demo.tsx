// Loads the demo into an empty installation. The server is unavailable meanwhile and comes back as the demo.
import { useMutation } from "@tanstack/react-query";
import { t } from "@/i18n/account";
import { Button } from "@/ui/action/button";
import { loadDemo } from "../session";
import { wordsFor } from "./use-sign-in-form";

/** `setupCode` is the code typed into the form above. */
export function TryDemo({ setupCode }: { setupCode: string }) {
  const work = useMutation({
    mutationFn: () => loadDemo(setupCode),
    // The demo is another server with texts of its own, so reload the page.
    onSuccess: () => location.assign("/account/login/"),
  });
  return (
    <>
      <p className="font-medium text-ink">{t("account.door.tryDemo")}</p>
      <p className="mt-1" aria-live="polite">
        {work.isPending ? t("account.door.demoComing") : t("account.door.tryDemoDetail")}
      </p>
      {work.error && (
        <p role="alert" className="mt-1 text-danger">
          {wordsFor(work.error)}
        </p>
      )}
      <Button className="mt-3" isPending={work.isPending} onPress={() => work.mutate()}>
        {t("account.door.loadDemo")}
      </Button>
    </>
  );
}
