import { message, NEAR_URGENT } from './message.ts'
import { dayOf, type MessageSession, placeLines } from './message-session.ts'

type Moved = {
  session: MessageSession
  move: SessionMove
  seat: 'waiting' | 'held' | 'sold'
  calendarFile: string
  fromStartsAt?: Date | undefined
}

/** `inPlace` means that the association changed the session's time or venue. */
type SessionMove =
  | { cause: 'inPlace' | 'person' | 'offer' }
  | { cause: 'association'; from: MessageSession; reason: string }

export const sessionMoved = message<Moved>({
  label: '회차 변경',
  rule: NEAR_URGENT,
  // A person who knows only the old time must not set out for it.
  eventAt: ({ fromStartsAt, session }) =>
    fromStartsAt && fromStartsAt < session.startsAt ? fromStartsAt : session.startsAt,
  lines: ({ session, move, seat, calendarFile }, { links }) => [
    ...whyMoved(move, seat),
    ...placeLines(session),
    ...(seat === 'sold'
      ? [
          '수강증이 새로 발급되니 다시 출력해주세요. 교육 전날까지 변경하시거나 전액 환불받으실 수 있습니다.',
          `달력의 일정 바꾸기: ${calendarFile}`,
        ]
      : []),
    links.history,
  ],
})

function whyMoved(move: SessionMove, seat: Moved['seat']): string[] {
  if (move.cause === 'association') {
    return [
      `${dayOf(move.from)} 집합교육이 협회 사정으로 취소되어 아래 일정으로 옮겨 드렸습니다. 불편을 드려 죄송합니다.`,
      `사유: ${move.reason}`,
    ]
  }
  if (move.cause !== 'inPlace') return ['집합교육 일정이 변경되었습니다.']
  const whose = seat === 'waiting' ? '기다리시는' : '신청하신'
  return [`${whose} 집합교육의 시간이나 장소가 협회 사정으로 바뀌었습니다. 불편을 드려 죄송합니다.`]
}
