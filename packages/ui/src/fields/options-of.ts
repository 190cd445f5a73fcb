import type { SelectOption } from './select-field.tsx'

/** Builds options from a table in its order; an entry with further fields uses its label. */
export function optionsOf(
  table: Readonly<Record<string | number, string | { label: string }>>,
): SelectOption[] {
  return Object.entries(table).map(([value, text]) => ({
    value,
    label: typeof text === 'string' ? text : text.label,
  }))
}
