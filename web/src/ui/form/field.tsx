// Shared parts of form fields: label, hint, error, and the box around the control.
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { FieldError as AriaFieldError } from "react-aria-components/FieldError";
import { Label as AriaLabel } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
import { t } from "@/i18n/ui";

export interface FieldTexts {
  label: string;
  /** A hint below the control. */
  description?: ReactNode;
  /** Shown while the field is invalid. */
  errorMessage?: ReactNode;
  /** Shows "optional" beside the label. */
  isOptional?: boolean;
}

/** The border and background of a control: a text box, a select button, a group with buttons. */
export const controlBox =
  "flex min-h-11 w-full min-w-0 items-center rounded-md border border-line-strong/80 bg-surface text-ink " +
  "outline-2 -outline-offset-1 outline-transparent transition-[border-color,background-color] " +
  "data-hovered:border-line-strong " +
  "data-focused:border-transparent data-focused:outline-focus data-focus-within:border-transparent data-focus-within:outline-focus " +
  "data-invalid:border-danger data-invalid:data-focused:outline-danger data-invalid:data-focus-within:outline-danger " +
  "data-disabled:cursor-not-allowed data-disabled:border-line data-disabled:bg-sunken data-disabled:text-ink-subtle";

/** A text input that fills its box. */
export const controlInput =
  "w-full min-w-0 flex-1 bg-transparent px-3.5 py-2 text-base outline-none placeholder:text-ink-subtle disabled:cursor-not-allowed sm:text-[0.9375rem]";

export const fieldStack = "flex w-full min-w-0 flex-col gap-1.5";

export const labelRow = "flex items-baseline justify-between gap-3 text-sm font-medium text-ink";

export function OptionalMark() {
  return <span className="text-xs font-normal text-ink-subtle">{t("ui.optional")}</span>;
}

export function Label({ children, isOptional }: { children: ReactNode; isOptional?: boolean }) {
  return (
    <AriaLabel className={labelRow}>
      {children}
      {isOptional && <OptionalMark />}
    </AriaLabel>
  );
}

const errorRow = "flex items-start gap-1.5 text-sm text-danger";

function ErrorText({ children }: { children: ReactNode }) {
  return (
    <>
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </>
  );
}

/** Error of a control that is not a React Aria component. */
export function PlainError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={errorRow}>
      <ErrorText>{children}</ErrorText>
    </p>
  );
}

export function FieldHints({ description, errorMessage }: Pick<FieldTexts, "description" | "errorMessage">) {
  return (
    <>
      {description && (
        <Text slot="description" className="text-sm text-ink-subtle">
          {description}
        </Text>
      )}
      <AriaFieldError className={errorRow}>
        {({ validationErrors }) => <ErrorText>{errorMessage ?? validationErrors.join(" ")}</ErrorText>}
      </AriaFieldError>
    </>
  );
}
