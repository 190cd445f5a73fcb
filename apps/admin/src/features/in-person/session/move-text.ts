import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import type { moveInPersonSession } from '@hygiene/contracts/in-person/session/staff/move-in-person-session'
import { instantTyped, typedInstant } from '../../../shared/ask-form/instant-typed.ts'
import type { SessionFacts } from './session-text.ts'

type MoveTyped = { startsAt: string; endsAt: string; venueNo: string; reason: string }
type MoveWrong = Partial<Record<keyof MoveTyped, string>>

export function typedOf({ startsAt, endsAt, venueNo }: SessionFacts): MoveTyped {
  return {
    startsAt: typedInstant(startsAt),
    endsAt: typedInstant(endsAt),
    venueNo: String(venueNo),
    reason: '',
  }
}

/** Moves the end with the start, so that the session keeps its length. */
export function withStart(typed: MoveTyped, startsAt: string): MoveTyped {
  const [from, to, end] = [typed.startsAt, startsAt, typed.endsAt].map((text) => instantTyped(text))
  if (!from || !to || !end) return { ...typed, startsAt }
  const moved = new Date(end).getTime() + new Date(to).getTime() - new Date(from).getTime()
  return { ...typed, startsAt, endsAt: typedInstant(new Date(moved).toISOString()) }
}

export function judgeMove(typed: MoveTyped, session: SessionFacts): MoveWrong {
  const before = typedOf(session)
  const isSame =
    typed.startsAt === before.startsAt && typed.endsAt === before.endsAt && typed.venueNo === before.venueNo
  return {
    ...(typed.startsAt === '' ? { startsAt: '시작 일시를 입력해주세요.' } : {}),
    ...(typed.endsAt === '' ? { endsAt: '종료 일시를 입력해주세요.' } : {}),
    ...(typed.startsAt !== '' && typed.endsAt !== '' && typed.endsAt <= typed.startsAt
      ? { endsAt: '종료 일시가 시작 일시보다 뒤여야 합니다.' }
      : {}),
    ...(isSame ? { startsAt: '바꿀 시간이나 교육장을 골라주세요.' } : {}),
  }
}

/** Sends only the fields that differ. */
export function orderOf(
  typed: MoveTyped,
  session: SessionFacts,
): Omit<SentTo<typeof moveInPersonSession>, 'people'> {
  const before = typedOf(session)
  return {
    sessionNo: session.sessionNo,
    reason: typed.reason,
    ...(typed.startsAt === before.startsAt ? {} : { startsAt: instantTyped(typed.startsAt) }),
    ...(typed.startsAt === before.startsAt && typed.endsAt === before.endsAt
      ? {}
      : { endsAt: instantTyped(typed.endsAt) }),
    ...(typed.venueNo === before.venueNo ? {} : { venueNo: Number(typed.venueNo) }),
  }
}

export function moveLines({ people: { sold, held, waiting, waitingWithSeat } }: SessionFacts): string[] {
  const seated = sold + held
  const lines: [number, string][] = [
    [seated, `자리가 있는 ${seated}명은 자리를 그대로 유지하며, 새 시간과 장소를 문자로 알려드립니다.`],
    [
      sold,
      `결제를 마친 ${sold}명의 수강증을 새로 발급합니다. 결제하신 금액은 그대로이며, 교육 전날까지 환불받으실 수 있습니다.`,
    ],
    [seated, '새 시간에 다른 회차도 예약된 분은 «확인 필요»에 표시합니다. 전화로 안내해주세요.'],
    [waiting, `자리를 기다리는 ${waiting}명에게도 문자로 알려드립니다.`],
    [waitingWithSeat, `다른 회차에 자리가 있는 대기 ${waitingWithSeat}명의 순서는 그대로입니다.`],
  ]
  const notified = lines.filter(([count]) => count > 0).map(([, sentence]) => sentence)
  return notified.length > 0 ? notified : ['신청한 사람이 없어 아무에게도 알리지 않습니다.']
}
