// What is edited on one side, the site as it would look on the other; below it where there is no room.
import type { ReactNode } from "react";
import type { PreviewPage } from "@/kit/site-preview";
import { SitePreview } from "./site-preview";

interface BesidePreviewProps {
  children: ReactNode;
  /** A page of the owner's that is to be seen, before it is kept. */
  page?: PreviewPage | null;
}

export const BesidePreview = ({ children, page = null }: BesidePreviewProps) => (
  <div className="grid min-w-0 items-start gap-6 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
    {children}
    <SitePreview page={page} />
  </div>
);
