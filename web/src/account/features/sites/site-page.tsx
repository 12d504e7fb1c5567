// The list of pages of all sites.
import { Newspaper } from "lucide-react";
import type { RowOf } from "@/api/rows";
import { columnsOf, declareList, deleteRows } from "../lists";

type Page = RowOf<"site-page">;

const column = columnsOf<Page>();

export const sitePageList = declareList<Page>({
  resource: "site-page",
  icon: Newspaper,
  nameOf: ({ title }) => title,
  columns: [
    column.name("title", ({ site_name }) => site_name),
    column.text("slug"),
    column.flag("published"),
    column.flag("in_menu", { isExtra: true }),
  ],
  actions: [deleteRows()],
});
