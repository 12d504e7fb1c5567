// Why the selected stay has no price, with the nearest stays that have one.
import { CircleAlert, Mail } from "lucide-react";
import type { ApiProblem } from "@/api/errors";
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import { LinkButton } from "@/ui/action/link";
import type { Stay } from "../../availability";
import { mailtoOwner } from "../../messages";
import { stayText } from "../../search";
import { nearestStays, partnerEmail, refusalText } from "./refusal";

interface RefusalNoticeProps {
  problem: ApiProblem;
  /** For an e-mail to the owner: the home, and the stay with the party. */
  about?: { home: string; about: string };
  onPick: (stay: Stay) => void;
  onRetry: () => void;
}

export function RefusalNotice({ problem, about, onPick, onRetry }: RefusalNoticeProps) {
  const nearest = nearestStays(problem);
  const email = partnerEmail(problem);
  const mail = email && about ? mailtoOwner({ to: email, ...about }) : null;
  const shouldRetry = problem.kind === "unreachable" || email !== null;
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-warning-line bg-warning-soft p-4 text-[0.9375rem]">
      <p className="flex items-start gap-2.5">
        <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-warning" />
        {refusalText(problem)}
      </p>
      {nearest.length > 0 && (
        <div className="flex flex-col gap-2">
          <p className="text-sm font-medium">{t("site.refusal.nearest")}</p>
          <div className="flex flex-wrap gap-2">
            {nearest.map((stay) => (
              <Button key={stay.checkIn.toString()} size="sm" onPress={() => onPick(stay)}>
                {stayText(stay)}
              </Button>
            ))}
          </div>
        </div>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {mail && (
          <LinkButton size="sm" href={mail}>
            <Mail aria-hidden />
            {t("site.refusal.partnerMail")}
          </LinkButton>
        )}
        {shouldRetry && (
          <Button size="sm" onPress={onRetry}>
            {t("site.retry")}
          </Button>
        )}
      </div>
    </div>
  );
}
