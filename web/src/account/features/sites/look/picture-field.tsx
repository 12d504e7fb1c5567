// A picture of a site: uploaded and removed at once, apart from the draft.
import type { ReactNode } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { t } from "@/i18n/sites";
import { Button } from "@/ui/action/button";
import { cx } from "@/ui/class-names";
import { ProgressBar } from "@/ui/feedback/progress-bar";
import type { SitePictureRole } from "../api-types";
import { useSiteEditing } from "../editor/editor-context";
import { isLogo, LOGO_TYPES, PHOTO_TYPES } from "./picture-types";
import { useSitePicture } from "./use-site-picture";

interface PictureFieldProps {
  purpose: SitePictureRole;
  label: string;
  hint: string;
  /** What the site shows without an uploaded picture. */
  fallback: ReactNode;
  /** Further actions, offered without an uploaded picture. */
  children?: ReactNode;
}

const WHOLE = 100;

export function PictureField({ purpose, label, hint, fallback, children }: PictureFieldProps) {
  const { site } = useSiteEditing();
  const { picture, share, failure, isRemoving, send, remove } = useSitePicture(site.key, purpose);
  const isSending = share !== null;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap items-center gap-4">
        <span
          className={cx(
            "relative grid h-24 w-36 place-items-center overflow-hidden rounded-lg border border-line text-ink-subtle",
            // The colors of the page on which the logo stands, whatever the theme of the account area is.
            isLogo(purpose) ? "bg-canvas" : "bg-sunken",
            purpose === "logo" && "scheme-light",
            purpose === "logo_dark" && "scheme-dark",
          )}
        >
          {picture?.state === "ready" ? (
            <img
              src={picture.picture.small_url}
              alt=""
              width={picture.picture.width}
              height={picture.picture.height}
              className={cx("size-full", isLogo(purpose) ? "object-contain p-3" : "object-cover")}
            />
          ) : (
            <span className="px-3 text-center text-sm">{picture ? t("sites.look.preparing") : fallback}</span>
          )}
        </span>
        <div className="flex flex-col items-start gap-2">
          <FileTrigger
            acceptedFileTypes={isLogo(purpose) ? LOGO_TYPES : PHOTO_TYPES}
            onSelect={(files) => files?.[0] && send(files[0])}
          >
            <Button size="sm" isDisabled={isSending}>
              {t(picture ? "sites.look.replace" : "sites.look.upload")}
            </Button>
          </FileTrigger>
          {picture ? (
            <Button size="sm" variant="quiet" isDisabled={isSending || isRemoving} onPress={remove}>
              {t("sites.look.remove")}
            </Button>
          ) : (
            children
          )}
        </div>
      </div>
      {isSending && (
        <ProgressBar
          label={t("sites.look.uploading")}
          // Upload complete; the server is processing the file.
          value={share < 1 ? Math.round(share * WHOLE) : undefined}
          className="max-w-72"
        />
      )}
      {failure && (
        <p role="alert" className="text-sm text-danger">
          {failure}
        </p>
      )}
      <p className="text-sm text-ink-muted">{hint}</p>
    </fieldset>
  );
}
