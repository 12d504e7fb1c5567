// Tabs, progress, cards, skeletons and placeholders.
import { Inbox } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/ui/action/button";
import { ProgressBar } from "@/ui/feedback/progress-bar";
import { Skeleton, SkeletonText } from "@/ui/feedback/skeleton";
import { StepProgress } from "@/ui/feedback/step-progress";
import { AttachButton } from "@/ui/files/attach-button";
import { ChosenFileList } from "@/ui/files/chosen-file-list";
import { FileDrop } from "@/ui/files/file-drop";
import { SentFiles } from "@/ui/files/sent-files";
import { useChosenFiles } from "@/ui/files/use-chosen-files";
import { Card } from "@/ui/layout/card";
import { Tabs } from "@/ui/layout/tabs";
import { ListPlaceholder } from "@/ui/list/list-placeholder";
import { Columns, Section, Specimens } from "./section";

export function Content() {
  return (
    <>
      <TabViews />
      <ProgressBars />
      <Files />
      <Surfaces />
    </>
  );
}

function TabViews() {
  return (
    <Section title="Tabs">
      <Tabs
        label="Property"
        views={[
          { key: "details", title: "Details", content: <p>What guests read first.</p> },
          { key: "rates", title: "Rates and fees", content: <p>Seasons, weekends, weeks and months.</p> },
          { key: "calendar", title: "Calendar", content: <p>Who stays when.</p> },
          { key: "channels", title: "Channels", content: null, isDisabled: true },
        ]}
      />
    </Section>
  );
}

function ProgressBars() {
  const [step, setStep] = useState(1);
  return (
    <Section title="Progress" note="Checkout steps fill and check one after the other, 1600 ms each.">
      <Columns>
        <ProgressBar label="Uploading photos" value={64} />
        <ProgressBar label="Waiting for the bank" />
      </Columns>
      <StepProgress
        label="Checkout"
        steps={["Your stay", "Payment", "Confirm"]}
        current={step}
        className="max-w-2xl"
      />
      <Specimens>
        <Button size="sm" isDisabled={step === 0} onPress={() => setStep(step - 1)}>
          Back
        </Button>
        <Button size="sm" isDisabled={step === 2} onPress={() => setStep(step + 1)}>
          Next step
        </Button>
      </Specimens>
    </Section>
  );
}

const PLAN = {
  href: "#plan",
  name: "plan.pdf",
  content_type: "application/pdf",
  size: 1_284_113,
  width: null,
  height: null,
};

function Files() {
  const files = useChosenFiles("gallery");
  const attachButton = useRef<HTMLButtonElement>(null);
  return (
    <Section title="Files" note="Chosen, dropped or pasted; what cannot be sent is refused at once.">
      <FileDrop onFiles={files.add} className="flex flex-col items-start gap-3 rounded-lg bg-sunken p-4">
        <ChosenFileList files={files} attachButton={attachButton} />
        <AttachButton isNamed files={files} buttonRef={attachButton} />
      </FileDrop>
      <SentFiles files={[PLAN]} side="start" />
    </Section>
  );
}

function Surfaces() {
  return (
    <Section title="Card, skeleton and list placeholder">
      <Columns>
        <Card isInteractive className="overflow-hidden">
          <div className="aspect-4/3 bg-linear-to-br from-accent-line to-accent-soft" />
          <div className="flex flex-col gap-1 p-4">
            <p className="font-semibold">Tidewater House</p>
            <p className="text-sm text-ink-muted">Cannon Beach · 3 bedrooms</p>
            <p className="mt-1 text-sm">
              <strong>$1,284</strong> in total
            </p>
          </div>
        </Card>
        <Card className="overflow-hidden">
          <Skeleton className="aspect-4/3 rounded-none" />
          <SkeletonText className="p-4" />
        </Card>
        <Card>
          <ListPlaceholder
            icon={<Inbox aria-hidden />}
            title="No messages yet"
            detail="When a guest writes, the conversation shows up here."
            actionLabel="Write a template"
            actionHref="#templates"
          />
        </Card>
      </Columns>
    </Section>
  );
}
