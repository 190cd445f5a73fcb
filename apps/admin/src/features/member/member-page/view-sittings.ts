import { operationLabel } from '@hygiene/contracts/labels/action-label'
import type { TimelineEntry } from './timeline-text.ts'

const SITTING_MS = 30 * 60_000

export function sittingsOf(entries: readonly TimelineEntry[]): TimelineEntry[][] {
  const sittings: TimelineEntry[][] = []
  for (const entry of entries) {
    const sitting = sittings.at(-1)
    if (sitting && isSameSitting(sitting.at(-1), entry)) sitting.push(entry)
    else sittings.push([entry])
  }
  return sittings
}

function isSameSitting(later: TimelineEntry | undefined, entry: TimelineEntry): boolean {
  if (!later || later.kind !== 'view' || entry.kind !== 'view' || later.byName !== entry.byName) return false
  return new Date(later.at).getTime() - new Date(entry.at).getTime() <= SITTING_MS
}

export function sittingText(sitting: readonly TimelineEntry[]): string {
  const counts = new Map<string, number>()
  for (const { about } of sitting) {
    const label = operationLabel(about)
    counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  return [...counts].map(([label, count]) => (count === 1 ? label : `${label} ${count}`)).join(' · ')
}
