// A line of text to be taken elsewhere: shown whole, copied by one press.
import { Copy } from "lucide-react";
import { IconButton } from "./icon-button";
import { toasts } from "./toast-queue";

interface CopyLineProps {
  text: string;
  /** What the press does. */
  label: string;
  /** Said when it is done. */
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
