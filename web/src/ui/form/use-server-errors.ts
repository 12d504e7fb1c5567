// The server's errors for the fields of a form. An error stays at its input until the input changes.
import { useState } from "react";

/** Messages by field, as in the API's response; the first of each is shown. */
type FieldErrors = Readonly<Record<string, readonly string[] | undefined>>;

export interface ServerErrors {
  /** Takes the errors of a submitted form; an empty object clears all. */
  report: (errors: FieldErrors) => void;
  /** Props for a field: its error, and an `onChange` that clears it. */
  field: <V>(
    name: string,
    onChange: (value: V) => void,
  ) => { isInvalid: boolean; errorMessage: string | undefined; onChange: (value: V) => void };
}

export function useServerErrors(): ServerErrors {
  const [errors, report] = useState<FieldErrors>({});
  return {
    report,
    field: (name, onChange) => {
      const message = errors[name]?.[0];
      return {
        isInvalid: message !== undefined,
        errorMessage: message,
        onChange: (value) => {
          if (message !== undefined) report(({ [name]: _, ...others }) => others);
          onChange(value);
        },
      };
    },
  };
}
