import { type Retention, RETENTION } from '@hygiene/domain/platform/retention/retention'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import type { ExpiredCount } from '@hygiene/operations/platform/retention/count-expired-rows'

/** Returns the rules in readable form: how many rows, of which days, would be deleted and why. */
export function retentionLines(counts: readonly ExpiredCount[]): string[] {
  const sum = counts.reduce((total, { count }) => total + count, 0)
  return [...counts.map(lineOf), `${sum} rows would be deleted; nothing was.`]
}

function lineOf({ kind, table, count, oldest, newest, before }: ExpiredCount): string {
  const { term, records, source } = RETENTION[kind]
  const days = oldest && newest ? ` of ${seoulDay(oldest)} to ${seoulDay(newest)}` : ''
  return `${count} ${table}${days} (${records}; ${termText(term)}, before ${seoulDay(before)}; ${source})`
}

function termText(term: Retention['term']): string {
  return 'days' in term ? `${term.days} days` : `${term.months} months`
}
