// Layout with an editor on one side and a preview of the site on the other; below it on narrow screens.
import type { ReactNode } from "react";
import type { PreviewPage } from "@/kit/site/site-preview";
import { SitePreview } from "./site-preview";

interface BesidePreviewProps {
  children: ReactNode;
  /** A page of the owner to preview before it is saved. */
  page?: PreviewPage | null;
}

export const BesidePreview = ({ children, page = null }: BesidePreviewProps) => (
  <div className="grid min-w-0 items-start gap-6 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
    {children}
    <SitePreview page={page} />
  </div>
);
