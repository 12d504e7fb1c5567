// A line of text with a copy button; the text is shown in full.
import { Copy } from "lucide-react";
import { toasts } from "../overlay/toast-queue";
import { IconButton } from "./icon-button";

interface CopyLineProps {
  text: string;
  /** Label of the button. */
  label: string;
  /** Announced after copying. */
  done: string;
}

export function CopyLine({ text, label, done }: CopyLineProps) {
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toasts.show({ kind: "success", title: done });
  };
  return (
    <div className="flex items-center gap-2 rounded-md bg-sunken p-3">
      <code className="min-w-0 flex-1 font-mono text-sm break-all">{text}</code>
      <IconButton label={label} size="sm" onPress={() => void copy()}>
        <Copy aria-hidden />
      </IconButton>
    </div>
  );
}
