// Running and failed uploads of photos.
import { RotateCw, X } from "lucide-react";
import { t } from "@/i18n/editor";
import { IconButton } from "@/ui/action/icon-button";
import { ProgressBar } from "@/ui/feedback/progress-bar";
import { faultOf, type Sending } from "./use-uploads";

interface UploadListProps {
  files: readonly Sending[];
  onRetry: (id: number) => void;
  onForget: (id: number) => void;
}

const WHOLE = 100;

export function UploadList({ files, onRetry, onForget }: UploadListProps) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={t("editor.photos.sending")} className="mt-4 flex flex-col gap-3">
      {files.map(({ id, file, state, share, failure }) => (
        <li key={id} className="flex items-center gap-3 rounded-lg border border-line px-4 py-3">
          {state === "failed" ? (
            <p className="min-w-0 flex-1 text-sm">
              <span className="block truncate font-medium">{file.name}</span>
              <span role="alert" className="text-danger">
                {failure}
              </span>
            </p>
          ) : (
            <ProgressBar
              label={file.name}
              // Upload complete; the server is processing the file.
              value={share < 1 ? Math.round(share * WHOLE) : undefined}
              className="min-w-0 flex-1"
            />
          )}
          {state === "failed" && faultOf(file) === null && (
            <IconButton
              size="sm"
              label={t("editor.photos.retry", { name: file.name })}
              onPress={() => onRetry(id)}
            >
              <RotateCw aria-hidden />
            </IconButton>
          )}
          {state === "failed" && (
            <IconButton
              size="sm"
              label={t("editor.photos.forget", { name: file.name })}
              onPress={() => onForget(id)}
            >
              <X aria-hidden />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}
