import type { RosterRow } from './roster-text.ts'

type Action = 'seat' | 'extend' | 'move'

export const SEAT_ACTIONS = {
  seat: { title: '자리 주기', verb: '자리 주고 알리기', done: '자리를 주고 문자로 알렸습니다.' },
  extend: { title: '결제 시간 늘리기', verb: '늘리기', done: '결제 시간을 늘렸습니다.' },
  move: { title: '다른 회차로', verb: '옮기기', done: '옮기고 문자로 알렸습니다.' },
} as const satisfies Record<Action, object>

/** As the server's log words them. */
export const seatReasons = [
  { value: 'personAsked', label: '본인 요청' },
  { value: 'payingNow', label: '입금 중이라고 함' },
  { value: 'payTrouble', label: '결제 장애' },
  { value: 'association', label: '협회 사정' },
] as const

export type SeatReason = (typeof seatReasons)[number]['value']

/** What follows the action, said beforehand. */
export function followsText(action: Action, { queue }: RosterRow): string[] {
  if (action === 'extend') return ['자리를 더 오래 잡아 둡니다. 교육 전날 밤 12시를 넘길 수 없습니다.']
  if (action === 'move') {
    return [
      '지금 자리는 대기 순서대로 다음 분께 안내합니다.',
      '새 일정을 문자로 알리고 수강증을 새로 발급합니다.',
    ]
  }
  return queue?.hasSeatElsewhere
    ? ['다른 회차의 자리에서 이 회차로 옮깁니다.', '새 일정을 문자로 알리고 수강증을 새로 발급합니다.']
    : [
        '자리를 하루 동안 잡아 두고, 언제까지 결제할지 문자로 알립니다.',
        '먼저 기다린 분보다 앞서 자리를 받습니다.',
      ]
}
