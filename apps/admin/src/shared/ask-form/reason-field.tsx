import { TextField, type TextFieldProps } from '@hygiene/ui'

/** Why an employee acts; the log keeps it. */
export function ReasonField(field: TextFieldProps) {
  return <TextField maxLength={200} autoComplete="off" {...field} />
}
