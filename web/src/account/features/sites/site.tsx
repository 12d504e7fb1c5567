// The list of public sites.
import { Globe, Pause, Play } from "lucide-react";
import { STATE_STATUS } from "@/api/codes";
import type { RowOf } from "@/api/rows";
import { columnsOf, declareList, setFields } from "../lists";

type Site = RowOf<"site">;

const column = columnsOf<Site>();

export const siteList = declareList<Site>({
  resource: "site",
  icon: Globe,
  nameOf: ({ name }) => name,
  columns: [
    column.name("name", ({ domain, namespace }) => domain ?? `/s/${namespace}/`),
    column.text("namespace", { isExtra: true }),
    column.flag("test_mode"),
    column.flag("guesty_powered", { isExtra: true }),
    column.state("site"),
  ],
  actions: [
    setFields<Site>("activate", <Play />, { state_status: STATE_STATUS.active }),
    setFields<Site>("pause", <Pause />, { state_status: STATE_STATUS.paused }),
  ],
});
