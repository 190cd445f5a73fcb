import type { SelectOption } from './select-field.tsx'

/** The options of a table of words, in its order; of words that stand beside a mark their label. */
export function optionsOf(
  table: Readonly<Record<string | number, string | { label: string }>>,
): SelectOption[] {
  return Object.entries(table).map(([value, text]) => ({
    value,
    label: typeof text === 'string' ? text : text.label,
  }))
}
