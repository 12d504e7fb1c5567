// Header of a list screen: title, views, search, filters and tools.
import { Download, MoreHorizontal, Plus, Upload } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import type { Row } from "@/api/resource";
import { t } from "@/i18n/account";
import { Button } from "@/ui/action/button";
import { IconButton } from "@/ui/action/icon-button";
import { ListNavbar } from "@/ui/list/list-navbar";
import { ListSearchInput } from "@/ui/list/list-search-input";
import { MenuTrigger } from "@/ui/overlay/menu";
import { Tooltip } from "@/ui/overlay/tooltip";
import { ActionMenu } from "./actions/action-menu";
import type { ListModals } from "./actions/named-modal";
import type { ListDeclaration, OfferedAction } from "./declaration";
import { FilterPanel } from "./filter/filter-panel";
import type { ListStateControls } from "./use-list-state";
import { ColumnMenu, type useShownColumns } from "./view/column-menu";
import { SaveView, useViews, ViewTabs, viewText } from "./view/view-tabs";

interface ListTopProps<T extends Row> {
  declaration: ListDeclaration<T>;
  list: ListStateControls;
  count?: string;
  view: URLSearchParams;
  columns: ReturnType<typeof useShownColumns<T>>;
  search: RefObject<HTMLInputElement | null>;
  modals: ListModals;
  actions: readonly OfferedAction[];
}

export function ListTop<T extends Row>(props: ListTopProps<T>) {
  const { declaration, list, count, view, search, modals } = props;
  const { resource, views: presets = [], opensOn, filters = [], optionLimit } = declaration;
  const current = viewText(view);
  const views = useViews({ resource, presets, hasAllLast: opensOn !== undefined, current });
  const label = t("account.list.search", { noun: t(`account.noun.${resource}`) });
  return (
    <ListNavbar
      title={t(`account.noun.${resource}`)}
      count={count}
      actions={
        modals.canCreate && (
          <Button variant="primary" size="sm" onPress={() => modals.show("create")}>
            <Plus aria-hidden /> {declaration.createLabel?.() ?? t("account.list.new")}
          </Button>
        )
      }
      views={!views.isOnlyAll && <ViewTabs views={views} current={current} onShow={list.show} />}
      className="max-sm:sticky max-sm:top-14 max-sm:z-10"
    >
      <ListSearchInput
        label={label}
        placeholder={t("ui.search")}
        value={list.state.query}
        onSearch={(query) => list.change({ query })}
        inputRef={search}
        className="max-sm:flex-1 sm:w-64"
      />
      <FilterPanel
        filters={filters}
        state={list.state}
        optionLimit={optionLimit}
        onChange={(chosen) => list.change({ filters: chosen })}
      />
      {views.isOnlyAll && !views.isKnown && <SaveView onSave={views.save} />}
      <Tools {...props} />
    </ListNavbar>
  );
}

function Tools<T extends Row>({ declaration, columns, modals, actions }: ListTopProps<T>) {
  return (
    <div className="ms-auto flex items-center gap-0.5">
      {actions.length > 0 && (
        <MenuTrigger>
          <IconButton label={t("account.bulk.actions")} size="sm" className="max-sm:size-11">
            <MoreHorizontal aria-hidden />
          </IconButton>
          <ActionMenu actions={actions} />
        </MenuTrigger>
      )}
      <ColumnMenu columns={declaration.columns} isShown={columns.isShown} onToggle={columns.toggle} />
      {modals.canImport && (
        <Tool label={t("account.import.title")} onPress={() => modals.show("import")}>
          <Upload aria-hidden />
        </Tool>
      )}
      <Tool label={t("account.export.title")} onPress={() => modals.show("export")}>
        <Download aria-hidden />
      </Tool>
    </div>
  );
}

interface ToolProps {
  label: string;
  onPress: () => void;
  children: ReactNode;
}

function Tool({ label, onPress, children }: ToolProps) {
  return (
    <Tooltip text={label}>
      <IconButton label={label} size="sm" onPress={onPress} className="max-sm:size-11">
        {children}
      </IconButton>
    </Tooltip>
  );
}
