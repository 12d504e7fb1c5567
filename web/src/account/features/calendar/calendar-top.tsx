// Toolbar of the board: filters, dates, zoom.
import { useQuery } from "@tanstack/react-query";
import { Boxes, CalendarDays, ChevronDown, ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from "lucide-react";
import type { RowOf } from "@/api/rows";
import { t } from "@/i18n/calendar";
import { Button } from "@/ui/action/button";
import { IconButton } from "@/ui/action/icon-button";
import { Calendar } from "@/ui/calendar/calendar";
import { ListNavbar } from "@/ui/list/list-navbar";
import { ListSearchInput } from "@/ui/list/list-search-input";
import { Menu, MenuItem, MenuTrigger } from "@/ui/overlay/menu";
import { Popover, PopoverTrigger } from "@/ui/overlay/popover";
import { Tooltip } from "@/ui/overlay/tooltip";
import { rowsQuery } from "../resources";
import type { HomeFilters } from "./data/queries";
import { dateOfDay, dayOfDate } from "./grid/viewport/day-number";
import { DAY_WIDTHS, DAYS_AHEAD, DAYS_BACK } from "./grid/viewport/measures";

interface CalendarTopProps {
  count?: number;
  filters: HomeFilters;
  zoom: number;
  today: number;
  onNarrow: (change: Partial<HomeFilters>) => void;
  onZoom: (zoom: number) => void;
  onShow: (day: number) => void;
  onPage: (by: 1 | -1) => void;
}

export function CalendarTop(props: CalendarTopProps) {
  const { count, filters, onNarrow } = props;
  return (
    <ListNavbar
      title={t("calendar.title")}
      count={count === undefined ? undefined : t("calendar.homes", { count })}
      actions={<Days {...props} />}
    >
      <ListSearchInput
        label={t("calendar.search")}
        placeholder={t("calendar.search")}
        value={filters.search}
        onSearch={(search) => onNarrow({ search })}
        className="w-64"
      />
      <GroupChoice {...props} />
      <Zoom {...props} />
    </ListNavbar>
  );
}

function Days({ today, onShow, onPage }: CalendarTopProps) {
  return (
    <>
      <IconButton label={t("calendar.earlier")} size="sm" onPress={() => onPage(-1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <Button size="sm" onPress={() => onShow(today)}>
        {t("calendar.today")}
      </Button>
      <IconButton label={t("calendar.later")} size="sm" onPress={() => onPage(1)}>
        <ChevronRight aria-hidden />
      </IconButton>
      <PopoverTrigger>
        <IconButton label={t("calendar.jump")} size="sm">
          <CalendarDays aria-hidden />
        </IconButton>
        <Popover label={t("calendar.jump")} placement="bottom end" className="w-80">
          {(close) => (
            <Calendar
              autoFocus
              label={t("calendar.jump")}
              minValue={dateOfDay(today - DAYS_BACK)}
              maxValue={dateOfDay(today + DAYS_AHEAD - 1)}
              onChange={(date) => {
                onShow(dayOfDate(date));
                close();
              }}
            />
          )}
        </Popover>
      </PopoverTrigger>
    </>
  );
}

function Zoom({ zoom, onZoom }: CalendarTopProps) {
  return (
    <div className="ms-auto flex items-center gap-0.5">
      <Tooltip text={t("calendar.narrower")}>
        <IconButton
          label={t("calendar.narrower")}
          size="sm"
          isDisabled={zoom === 0}
          onPress={() => onZoom(zoom - 1)}
        >
          <ZoomOut aria-hidden />
        </IconButton>
      </Tooltip>
      <Tooltip text={t("calendar.wider")}>
        <IconButton
          label={t("calendar.wider")}
          size="sm"
          isDisabled={zoom === DAY_WIDTHS.length - 1}
          onPress={() => onZoom(zoom + 1)}
        >
          <ZoomIn aria-hidden />
        </IconButton>
      </Tooltip>
    </div>
  );
}

type Group = RowOf<"property-group">;

const MAX_GROUPS = 100;
const ALL = "all";

function GroupChoice({ filters, onNarrow }: CalendarTopProps) {
  const { data } = useQuery(rowsQuery<Group>("property-group", { limit: MAX_GROUPS, order_by: "name" }));
  const groups = data?.results ?? [];
  if (groups.length === 0) return null;
  const chosen = groups.find(({ key }) => key === filters.group);
  return (
    <MenuTrigger>
      <Button size="sm" aria-label={t("calendar.group")}>
        <Boxes aria-hidden />
        <span className="max-w-48 truncate">{chosen?.name ?? t("calendar.allGroups")}</span>
        <ChevronDown aria-hidden />
      </Button>
      <Menu
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[filters.group || ALL]}
        onAction={(key) => onNarrow({ group: key === ALL ? "" : String(key) })}
      >
        <MenuItem id={ALL}>{t("calendar.allGroups")}</MenuItem>
        {groups.map(({ key, name }) => (
          <MenuItem key={key} id={key} textValue={name}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
