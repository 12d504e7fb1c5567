// Tabs: one panel at a time.
import type { ReactNode } from "react";
import { SelectionIndicator } from "react-aria-components/SelectionIndicator";
import {
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
  Tab,
  TabList,
  TabPanel,
} from "react-aria-components/Tabs";
import { cx } from "../class-names";

interface TabView {
  key: string;
  title: ReactNode;
  content: ReactNode;
  isDisabled?: boolean;
}

interface TabsProps extends Omit<AriaTabsProps, "children" | "className" | "style" | "orientation"> {
  label: string;
  views: readonly TabView[];
  className?: string;
}

export function Tabs({ label, views, className, ...props }: TabsProps) {
  return (
    <AriaTabs {...props} className={cx("flex w-full flex-col gap-5", className)}>
      <TabList
        aria-label={label}
        className="flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {views.map((view) => (
          <Tab
            key={view.key}
            id={view.key}
            isDisabled={view.isDisabled}
            className={cx(
              "focus-ring relative -outline-offset-2 cursor-pointer rounded-t-xs px-0.5 py-3 text-[0.9375rem] font-medium whitespace-nowrap text-ink-subtle transition-colors",
              "data-hovered:text-ink data-selected:text-ink data-disabled:cursor-not-allowed data-disabled:opacity-45",
            )}
          >
            {view.title}
            <SelectionIndicator className="absolute inset-x-0 bottom-0 h-0.5 rounded-full bg-accent transition-[translate,width]" />
          </Tab>
        ))}
      </TabList>
      {views.map((view) => (
        <TabPanel key={view.key} id={view.key} className="focus-ring rounded-sm">
          {view.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
