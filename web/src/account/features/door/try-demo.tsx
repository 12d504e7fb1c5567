// Fills an empty house with the demo. The server is away meanwhile and comes back as the demo.
import { useMutation } from "@tanstack/react-query";
import { t } from "@/i18n/account";
import { Button } from "@/ui/button";
import { loadDemo } from "../session";
import { wordsFor } from "./use-door-form";

/** `setupCode` is what has been typed into the form above. */
export function TryDemo({ setupCode }: { setupCode: string }) {
  const work = useMutation({
    mutationFn: () => loadDemo(setupCode),
    // Another server answers from now on, in its own words.
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
