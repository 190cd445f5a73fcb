import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { planVenueClosure } from '@hygiene/contracts/in-person/venue/staff/plan-venue-closure'
import { formatSeoulDateTime, formatSeoulSentence } from '@hygiene/domain/time/seoul-day'
import type { VenueDistance } from '@hygiene/domain/in-person/venue/substitute-venues'

export type ClosureMove = EntityOf<typeof planVenueClosure>['moves'][number]
type Choice = ClosureMove['choices'][number]
/**
 * Maps a session to its chosen venue. An empty one leaves the session where it is; a session without an entry takes the proposed
 * venue.
 */
export type Chosen = Readonly<Record<number, string>>

const NO_BREAK = '\u00A0'

const DISTANCE: Record<VenueDistance, string> = {
  sameDistrict: '같은 시·군·구',
  sameProvince: '같은 시·도',
  far: '다른 시·도',
}

/** Returns the venue a session would go to. Ignores a choice that is no longer free. */
export function chosenFor(
  { sessionNo, proposedNo, choices }: ClosureMove,
  chosen: Chosen,
): Choice | undefined {
  const wanted = chosen[sessionNo] ?? String(proposedNo ?? '')
  return choices.find(({ venueNo }) => String(venueNo) === wanted)
}

export function commonChoices(moves: readonly ClosureMove[]): Choice[] {
  const [first, ...others] = moves
  return (first?.choices ?? []).filter(({ venueNo }) =>
    others.every(({ choices }) => choices.some((choice) => choice.venueNo === venueNo)),
  )
}

export const toAll = (moves: readonly ClosureMove[], venueNo: string): Chosen =>
  Object.fromEntries(moves.map(({ sessionNo }) => [sessionNo, venueNo]))

export const moveLabel = ({ startsAt, sessionNo }: ClosureMove) =>
  `${formatSeoulDateTime(new Date(startsAt))} · 회차${NO_BREAK}${sessionNo}`

export function choiceLabel({ name, venueCapacity, distance }: Choice, capacity = 0): string {
  const seats =
    venueCapacity < capacity ? `${venueCapacity}석, 정원 ${capacity}명에서 줄어듦` : `${venueCapacity}석`
  return `${name} (${seats} · ${DISTANCE[distance]})`
}

export function closureFollows(
  moves: readonly ClosureMove[],
  chosen: Chosen,
  closedFromOn: string | null,
): string[] {
  const leaving = moves.filter((move) => chosenFor(move, chosen))
  const people = leaving.reduce((sum, move) => sum + move.people, 0)
  const staying = moves.length - leaving.length
  return [
    ...(closedFromOn === null
      ? []
      : [`${formatSeoulSentence(closedFromOn)}부터 이 교육장에 회차를 만들거나 옮겨 올 수 없습니다.`]),
    ...(people > 0
      ? [
          `옮기는 회차의 ${people}명에게 새 교육장을 문자로 알립니다. 시간과 자리, 결제한 금액은 그대로입니다.`,
          '이전 수강증은 쓸 수 없게 되고, 결제를 마친 사람의 수강증을 새로 만듭니다.',
        ]
      : []),
    ...(staying > 0 ? [`옮기지 않는 ${staying}건은 회차 화면에서 따로 옮기거나 취소해야 합니다.`] : []),
    '그사이 바뀐 회차는 그대로 두고 처리 결과에 적습니다.',
  ]
}
