import { TextField } from '@hygiene/ui'

type WordFieldsProps<Name extends string> = {
  /** Name, label and the most characters of each. */
  text: readonly (readonly [Name, string, number])[]
  typed: Partial<Record<Name, string>>
  onType: (changed: Partial<Record<Name, string>>) => void
}

/** The words of a record that may be put right; a field that is left empty stays as it is. */
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
