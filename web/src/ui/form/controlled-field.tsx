// A text field bound to react-hook-form: value, error, and focus on error.
import { type Control, Controller, type FieldPath, type FieldValues } from "react-hook-form";
import { TextField, type TextFieldProps } from "./text-field";

interface ControlledFieldProps<T extends FieldValues>
  extends Omit<TextFieldProps, "value" | "defaultValue" | "onChange" | "onBlur" | "isRequired" | "name"> {
  control: Control<T>;
  name: FieldPath<T>;
}

export function ControlledField<T extends FieldValues>({
  control,
  name,
  isOptional,
  ...texts
}: ControlledFieldProps<T>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, disabled, ...field }, fieldState }) => (
        <TextField
          {...texts}
          {...field}
          isOptional={isOptional}
          isRequired={!isOptional}
          inputRef={ref}
          isInvalid={fieldState.invalid}
          errorMessage={fieldState.error?.message}
        />
      )}
    />
  );
}
