import { TextField } from '@hygiene/ui'

type WordFieldsProps<Name extends string> = {
  /** Holds the name, the label and the maximum length of each field. */
  text: readonly (readonly [Name, string, number])[]
  typed: Partial<Record<Name, string>>
  onType: (changed: Partial<Record<Name, string>>) => void
}

export function WordFields<Name extends string>({ text, typed, onType }: WordFieldsProps<Name>) {
  return text.map(([name, label, most]) => (
    <TextField
      key={name}
      label={label}
      optional
      name={name}
      maxLength={most}
      autoComplete="off"
      value={typed[name] ?? ''}
      onChange={({ target }) => onType({ ...typed, [name]: target.value })}
    />
  ))
}
