// The stored card of the checkout; one that still needs authentication says so, with the button for it.
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import { CardLine } from "../../cards";
import type { Card } from "../../site";
import { Notice } from "../summary/notice";
import type { CardProof } from "./use-card-proof";

interface StoredCardProps {
  card: Card;
  proof: CardProof;
  onOther: () => void;
}

export function StoredCard({ card, proof, onOther }: StoredCardProps) {
  return (
    <div className="flex flex-col gap-4">
      <CardLine card={card}>
        <Button size="sm" onPress={onOther}>
          {t("site.checkout.otherCard")}
        </Button>
      </CardLine>
      {card.requires_auth && (
        <Notice
          tone={proof.error ? "danger" : "warning"}
          actions={
            <Button size="sm" isPending={proof.isPending} onPress={() => void proof.prove(card)}>
              {t("site.status.prove")}
            </Button>
          }
        >
          {proof.error?.message ?? t("site.checkout.cardUnproven")}
        </Notice>
      )}
    </div>
  );
}
