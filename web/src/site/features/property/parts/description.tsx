// The owner's description of a home; long texts are collapsed.
import { useId, useState } from "react";
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import { cx } from "@/ui/class-names";
import { Section } from "./section";

/** Shorter texts are shown whole: collapsing would hide only a line or two. */
const FOLDED_FROM = 700;

export function Description({ text }: { text: string }) {
  const id = useId();
  const isLong = text.length > FOLDED_FROM;
  const [isFolded, setFolded] = useState(isLong);
  const paragraphs = text.split(/\n{2,}/).filter(Boolean);
  return (
    <Section title={t("site.home.about")}>
      <div id={id} className={cx("max-w-prose text-ink-muted", isFolded && "line-clamp-6")}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="not-first:mt-4">
            {paragraph}
          </p>
        ))}
      </div>
      {isLong && (
        <Button
          size="sm"
          className="self-start"
          aria-expanded={!isFolded}
          aria-controls={id}
          onPress={() => setFolded(!isFolded)}
        >
          {isFolded ? t("site.home.more") : t("site.home.less")}
        </Button>
      )}
    </Section>
  );
}
