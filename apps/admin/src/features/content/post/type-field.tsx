import { SelectField } from '@hygiene/ui'

type TypeFieldProps<V extends number | null> = {
  label: string
  types: readonly { value: V; label: string }[]
  value: number | null
  onPick: (value: V) => void
}

/** Chooses one of the type numbers by which the public site selects records. A number that is not listed is shown as it is. */
export function TypeField<V extends number | null>({ label, types, value, onPick }: TypeFieldProps<V>) {
  const isKnown = types.some((type) => type.value === value)
  const options = types.map((type) => ({ value: String(type.value), label: type.label }))
  return (
    <SelectField
      label={label}
      options={isKnown ? options : [...options, { value: String(value), label: `기타 ${value}` }]}
      value={String(value)}
      onChange={({ target }) => {
        const picked = types.find((type) => String(type.value) === target.value)
        if (picked) onPick(picked.value)
      }}
    />
  )
}
