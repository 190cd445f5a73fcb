import { type VenueState, venueStateOf } from '@hygiene/domain/in-person/check-in/venue-state'
import { seoulTime } from '@hygiene/domain/time/seoul-day'
import type { StateKind } from '../../../shared/state-mark/state-mark.tsx'
import type { RosterRow } from './roster-text.ts'

export type RosterTab = 'expected' | 'decide' | 'queue' | 'all'
export type RosterTile = 'inside' | 'notYet' | 'late' | 'left'

type Times = { startsAt: string; endsAt: string }

const at = (instant: string | null) => (instant === null ? null : new Date(instant))

export function venueStateOfRow(row: RosterRow, session: Times, now: Date): VenueState {
  const { seat, records, inAt, outAt, isOut } = row
  const statuses = records.map(({ status }) => status)
  const times = { startsAt: new Date(session.startsAt), endsAt: new Date(session.endsAt) }
  return venueStateOf({ seat, statuses, isOut, marks: { inAt: at(inAt), outAt: at(outAt) } }, times, now)
}

export function venueText(state: VenueState): { kind: StateKind; label: string } | null {
  switch (state.state) {
    case 'notExpected':
      return null
    case 'notYet':
      return { kind: 'waiting', label: '아직 안 옴' }
    case 'inside':
      return { kind: 'done', label: '입실' }
    case 'completed':
      return { kind: 'done', label: '수료' }
    case 'late':
      return { kind: 'view', label: `늦음 ${state.minutes}분` }
    case 'left':
      return { kind: 'view', label: `나감 ${seoulTime(state.at)}` }
    case 'partial':
      return { kind: 'view', label: '일부 출석' }
    case 'absent':
      return { kind: 'ended', label: '불참' }
    default:
      return state satisfies never
  }
}

const TILE_OF: Partial<Record<VenueState['state'], RosterTile>> = {
  inside: 'inside',
  completed: 'inside',
  notYet: 'notYet',
  late: 'late',
  left: 'left',
}

export const tileOf = (state: VenueState): RosterTile | null => TILE_OF[state.state] ?? null

export function rowsOf(rows: readonly RosterRow[], tab: RosterTab): RosterRow[] {
  if (tab === 'all') return [...rows]
  if (tab === 'decide') return rows.filter(({ exceptionText }) => exceptionText !== null)
  if (tab === 'queue') {
    return rows
      .filter(({ queue }) => queue !== null)
      .toSorted((one, other) => (one.queue?.place ?? 0) - (other.queue?.place ?? 0))
  }
  return rows
    .filter(({ number }) => number !== null)
    .toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0))
}

/**
 * Finds people by the typed text. Up to three digits match a roster number, four the end of a phone number, more an application
 * number. Letters match the start of a name, whose middle the mask hides.
 */
export function findRows(rows: readonly RosterRow[], typed: string): RosterRow[] {
  const text = typed.trim()
  if (text === '') return [...rows]
  if (/^\d{1,3}$/.test(text)) return rows.filter(({ number }) => number === Number(text))
  if (/^\d{4}$/.test(text)) return rows.filter(({ phone }) => phone.endsWith(text))
  if (/^\d+$/.test(text)) return rows.filter(({ applicationNo }) => applicationNo === Number(text))
  return rows.filter(({ name }) => isBeginning(text, name))
}

function isBeginning(text: string, masked: string): boolean {
  const [typed, shown] = [Array.from(text), Array.from(masked)]
  return (
    typed.length <= shown.length &&
    typed.every((letter, place) => shown[place] === '*' || shown[place] === letter)
  )
}

export function seatText({ seat, heldUntil, queue }: RosterRow): string {
  if (seat === 'sold') return '결제 완료'
  if (seat === 'held') return heldUntil === null ? '결제 대기' : `결제 대기 · ${untilText(heldUntil)}`
  if (queue === null) return '자리 없음'
  return queue.offerUntil === null ? `대기 ${queue.place}번` : `자리 제안 · ${untilText(queue.offerUntil)}`
}

const untilText = (instant: string) => `${seoulTime(new Date(instant))}까지`

export const slipText: Record<RosterRow['slip'], string> = {
  none: '-',
  unissued: '발급 전',
  drawing: '만드는 중',
  issued: '발급',
  printed: '출력함',
  failed: '발급 실패',
}
