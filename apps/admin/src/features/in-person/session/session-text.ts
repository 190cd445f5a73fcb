import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listSessionChoices } from '@hygiene/contracts/in-person/session/staff/list-session-choices'
import type { listStaffSessions } from '@hygiene/contracts/in-person/session/staff/list-staff-sessions'
import type { readStaffSession } from '@hygiene/contracts/in-person/session/staff/read-staff-session'
import {
  formatSeoulDate,
  seoulDay,
  seoulSentenceOnScreen,
  seoulTime,
  seoulWeekday,
} from '@hygiene/domain/time/seoul-day'
import { monthDayOnScreen } from '@hygiene/domain/in-person/session/session-text'
import { salesTypeLabel } from '@hygiene/domain/text'
import type { StateKind } from '../../../shared/state-mark/state-mark.tsx'

export type SessionItem = EntityOf<typeof listStaffSessions>['list'][number]
export type SessionFacts = EntityOf<typeof readStaffSession>
export type Replacement = EntityOf<typeof listSessionChoices>['replacements'][number]

type Times = Pick<SessionItem, 'startsAt' | 'endsAt'>

export function timesText({ startsAt, endsAt }: Times): string {
  return `${seoulTime(new Date(startsAt))}~${seoulTime(new Date(endsAt))}`
}

export function dayText({ startsAt }: Pick<Times, 'startsAt'>): string {
  const at = new Date(startsAt)
  return `${formatSeoulDate(at)} (${seoulWeekday(at)})`
}

export const kindText = ({ salesType }: Pick<SessionItem, 'salesType'>): string => salesTypeLabel[salesType]

export function whenText(session: Times): string {
  return `${seoulSentenceOnScreen(new Date(session.startsAt))} ${timesText(session)}`
}

export function shortWhenText(session: Times): string {
  return `${monthDayOnScreen(seoulDay(new Date(session.startsAt)))} ${timesText(session)}`
}

export function replacementText(other: Replacement): string {
  return `${shortWhenText(other)} ${other.venueName} (빈자리 ${other.free}석)`
}

export const statusChoices = [
  { value: 'open', label: '예정·진행 중' },
  { value: 'closed', label: '마감' },
  { value: 'cancelled', label: '취소' },
] as const satisfies readonly { value: SessionItem['status']; label: string }[]

export function sessionState(
  { status, startsAt, endsAt }: Times & Pick<SessionItem, 'status'>,
  now: Date,
): { label: string; kind: StateKind } {
  if (status === 'cancelled') return { label: '취소', kind: 'ended' }
  if (status === 'closed') return { label: '마감', kind: 'ended' }
  if (now < new Date(startsAt)) return { label: '예정', kind: 'waiting' }
  return now < new Date(endsAt) ? { label: '진행 중', kind: 'moving' } : { label: '끝남', kind: 'done' }
}

/** Counts everyone whom an action on the whole session notifies. Staff type this number to confirm. */
export function everyone({ people }: Pick<SessionFacts, 'people'>): number {
  return people.sold + people.held + people.waiting
}

/** Counts the people whom the worker still has to notify and settle after a cancellation. */
export function leftToWindUp({ status, people }: Pick<SessionFacts, 'status' | 'people'>): number {
  return status === 'cancelled' ? everyone({ people }) : 0
}
