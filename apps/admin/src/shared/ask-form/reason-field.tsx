import { TextField, type TextFieldProps } from '@hygiene/ui'

/** The reason of an action, for the log. */
export function ReasonField(field: TextFieldProps) {
  return <TextField maxLength={200} autoComplete="off" {...field} />
}
