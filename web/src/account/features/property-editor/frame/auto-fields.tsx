// Fields of an autosaved row, rendered from the server's metadata.
import type { ReactNode } from "react";
import type { Metadata, Row } from "@/api/resource";
import { translateKnown } from "@/i18n/translate";
import type { Autosave } from "../../autosave";
import { FieldEditor, type FieldEditorProps } from "../../row-pages";
import { useSignedIn } from "../../session";
import { useEditor } from "./editor-context";

type Drawn = (props: FieldEditorProps) => ReactNode;

interface AutoFieldsProps<T extends Row> {
  of: Autosave<T>;
  metadata: Metadata;
  names: readonly string[];
  /** Fields with a custom control. */
  own?: Readonly<Record<string, Drawn>>;
}

export function AutoFields<T extends Row>({ of: row, metadata, names, own = {} }: AutoFieldsProps<T>) {
  const { account } = useSignedIn();
  const { listing } = useEditor();
  const values = row.values as T & Record<string, unknown>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: saves when any of the controls loses the focus
    <div onBlur={row.flush} className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
      {names.map((name) => {
        const field = metadata.fields.find((candidate) => candidate.name === name);
        if (!field) return null;
        const Drawn = own[name] ?? FieldEditor;
        return (
          <Drawn
            // Remounts inputs that hold their own text when it changes other than by typing.
            key={`${name} ${row.revision}`}
            field={{ ...field, required: field.required && field.type !== "boolean" }}
            hint={translateKnown(`editor.hint.${name}`, "") || undefined}
            value={values[name]}
            currency={listing?.values.currency.code ?? account.currency.code}
            errors={row.errors}
            onChange={(value) => row.set({ [name]: value } as Partial<T>)}
          />
        );
      })}
    </div>
  );
}
