import { TextField, type TextFieldProps } from '@hygiene/ui'

export function ReasonField(field: TextFieldProps) {
  return <TextField maxLength={200} autoComplete="off" {...field} />
}
