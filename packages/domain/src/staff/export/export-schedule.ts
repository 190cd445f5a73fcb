import { type SeoulDay, seoulDay, startOfSeoulDay } from '../../time/seoul-day.ts'

export const exportRhythms = ['daily', 'weekly', 'monthly'] as const
export type ExportRhythm = (typeof exportRhythms)[number]

export const exportRhythmLabel: Record<ExportRhythm, string> = {
  daily: '날마다',
  weekly: '주마다',
  monthly: '달마다',
}

export interface ExportSchedule {
  rhythm: ExportRhythm
  /** Counts from Sunday 0 for a weekly export and from 1 for a monthly one. Is null for a daily export. */
  rhythmDay: number | null
  /** Is an hour in Seoul, 0 to 23. */
  hour: number
}

const HOUR_MS = 3_600_000
const DAYS_AHEAD = 32

/** Returns the first due instant after `after`. In a month that is too short it is the last day. */
export function nextExportAt(schedule: ExportSchedule, after: Date): Date {
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = seoulDay(new Date(after.getTime() + ahead * 24 * HOUR_MS))
    const at = new Date(startOfSeoulDay(day).getTime() + schedule.hour * HOUR_MS)
    if (at > after && isDueOn(schedule, day)) return at
  }
  throw new Error('a rhythm whose turn comes never')
}

function isDueOn({ rhythm, rhythmDay }: ExportSchedule, day: SeoulDay): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  if (rhythm === 'daily') return true
  if (rhythm === 'weekly') return date.getUTCDay() === rhythmDay
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  return date.getUTCDate() === Math.min(rhythmDay ?? 1, last)
}

export const weekdayLabel = (weekday: number): string => `${'일월화수목금토'[weekday] ?? ''}요일`

export function scheduleText({ rhythm, rhythmDay, hour }: ExportSchedule): string {
  const day = { daily: '', weekly: `${weekdayLabel(rhythmDay ?? 0)} `, monthly: `${rhythmDay ?? 1}일 ` }[
    rhythm
  ]
  return `${exportRhythmLabel[rhythm]} ${day}${hour}시`
}
