import type { TableQuery } from './table-query.ts'
import type { TableFilter } from './table-types.ts'

type Chip = { label: string; value: string; keys: readonly string[] }

export function chipsOf(filter: TableQuery['filter'], filters: readonly TableFilter[]): Chip[] {
  return filters.flatMap((one): Chip[] => {
    if (one.kind === 'days') {
      const [from, to] = [filter[one.from], filter[one.to]]
      if (!from && !to) return []
      return [{ label: one.label, value: `${shortDay(from)}~${shortDay(to)}`, keys: [one.from, one.to] }]
    }
    const value = filter[one.key]
    if (!value) return []
    const { key, label } = one
    if (one.kind === 'flag') return [{ label, value: '', keys: [key] }]
    const chosen = one.kind === 'choice' ? one.choices.find((choice) => choice.value === value)?.label : value
    return [{ label, value: chosen ?? value, keys: [key] }]
  })
}

export function conditionText(
  filter: TableQuery['filter'],
  filters: readonly TableFilter[],
  text: string,
): string {
  const chips = chipsOf(filter, filters).map(({ label, value }) => value || label)
  return [...chips, ...(text === '' ? [] : [`‘${text}’`])].join(' · ') || '조건 없음'
}

/** Adds the year if it is not the current one. */
function shortDay(day: string | undefined): string {
  if (!day) return ''
  const isThisYear = day.startsWith(String(new Date().getFullYear()))
  return (isThisYear ? day.slice(5) : day).replaceAll('-', '.')
}
