// A short explanation of its trigger; never the only place of an information.
import type { ReactElement, ReactNode } from "react";
import { Tooltip as AriaTooltip, TooltipTrigger } from "react-aria-components/Tooltip";

export const TOOLTIP_SHOW_DELAY = 1000;
export const TOOLTIP_HIDE_DELAY = 300;

export const tooltipSurface =
  "max-w-72 rounded-sm bg-inverse px-2.5 py-1.5 text-sm text-ink-inverse shadow-md data-entering:animate-fade-in data-exiting:animate-fade-out";

interface TooltipProps {
  text: ReactNode;
  /** A button, link or other pressable component of this library. */
  children: ReactElement;
  isOpen?: boolean;
}

export function Tooltip({ text, children, isOpen }: TooltipProps) {
  return (
    <TooltipTrigger delay={TOOLTIP_SHOW_DELAY} closeDelay={TOOLTIP_HIDE_DELAY} isOpen={isOpen}>
      {children}
      <AriaTooltip offset={8} className={tooltipSurface}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
