export const contentStates = ['draft', 'scheduled', 'shown', 'over', 'withdrawn'] as const
export type ContentState = (typeof contentStates)[number]

export const contentStateLabel: Record<ContentState, string> = {
  draft: '초안',
  scheduled: '예약',
  shown: '올라가 있음',
  over: '내려감',
  withdrawn: '거둠',
}

interface ContentFacts {
  publishedVersion: number | null
  withdrawnAt: Date | null
  shownFrom: Date | null
  shownUntil: Date | null
}

/** Returns what visitors see at this instant; `shownUntil` is exclusive. */
export function contentStateAt(content: ContentFacts, now: Date): ContentState {
  const { publishedVersion, withdrawnAt, shownFrom, shownUntil } = content
  if (withdrawnAt !== null) return 'withdrawn'
  if (publishedVersion === null) return 'draft'
  if (shownFrom !== null && shownFrom > now) return 'scheduled'
  return shownUntil !== null && shownUntil <= now ? 'over' : 'shown'
}

export type ScheduleReason = 'CONTENT_ENDS_BEFORE_START' | 'CONTENT_ENDED_ALREADY'

export function judgeSchedule(
  { from, until }: { from: Date | null; until: Date | null },
  now: Date,
): ScheduleReason | null {
  if (until === null) return null
  if (from !== null && until <= from) return 'CONTENT_ENDS_BEFORE_START'
  return until <= now ? 'CONTENT_ENDED_ALREADY' : null
}
