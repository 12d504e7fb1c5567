// A page written by the owner.
import { useSuspenseQuery } from "@tanstack/react-query";
import { usePageTitle, useSite } from "../site";
import { Prose } from "./prose";
import { pageOptions } from "./queries";

export function OwnerPage({ slug }: { slug: string }) {
  const { site } = useSite();
  const { data: page } = useSuspenseQuery(pageOptions(site, slug));
  usePageTitle(page.title);
  return (
    <article className="container-page py-12 sm:py-20">
      <div className="mx-auto max-w-[42rem]">
        <h1 className="mb-8 text-display-md sm:mb-10">{page.title}</h1>
        <Prose html={page.html} />
      </div>
    </article>
  );
}
