// Asks for confirmation before actions that cannot be undone, and for the parameters of actions that need some.
import { lazy, Suspense, useState } from "react";
import type { Row } from "@/api/resource";
import type { ResourceName } from "../../resources";
import type { BulkAction } from "../declaration";

const Confirm = lazy(async () => ({ default: (await import("./confirm-action")).Confirm }));

interface Asking<T extends Row> {
  resource: ResourceName;
  chosen: () => readonly T[];
  act: (action: BulkAction<T>) => void;
}

export function usePromptedAction<T extends Row>({ resource, chosen, act }: Asking<T>) {
  const [asked, setAsked] = useState<BulkAction<T> | null>(null);
  const close = () => setAsked(null);
  const run = (action: BulkAction<T>) => {
    close();
    act(action);
  };
  const request = (action: BulkAction<T>) =>
    action.mustConfirm || action.prompt ? setAsked(action) : act(action);
  const Ask = asked?.prompt;
  const prompt = asked && (
    <Suspense fallback={null}>
      {Ask ? (
        <Ask resource={resource} rows={chosen()} onAnswer={run} onClose={close} />
      ) : (
        <Confirm action={asked.name} rows={chosen()} onConfirm={() => run(asked)} onClose={close} />
      )}
    </Suspense>
  );
  return { request, prompt };
}
