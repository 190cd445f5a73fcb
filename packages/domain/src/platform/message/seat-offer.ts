import { message, NEAR_URGENT, REST } from './message.ts'
import { dayOf, type MessageSession, placeLines, untilText } from './message-session.ts'

type Offered = {
  session: MessageSession
  offerUntil: Date
  link: string
  keepsSeat: boolean
}

export const seatOffered = message<Offered>({
  label: '난 자리',
  rule: NEAR_URGENT,
  eventAt: ({ offerUntil }) => offerUntil,
  lines: ({ session, offerUntil, link, keepsSeat }) => [
    '기다리시던 집합교육에 자리가 났습니다.',
    ...placeLines(session),
    `${untilText(offerUntil)} 아래 주소에서 받아주세요. 그 뒤에는 다음 분께 넘어갑니다.`,
    ...(keepsSeat ? ['받지 않으셔도 지금 예약하신 일정은 그대로입니다.'] : []),
    link,
  ],
})

/** `wasOffered` means that the person did not answer an offer in time; otherwise no seat became free. */
export const offerLapsed = message<{ session: MessageSession; wasOffered: boolean; keepsSeat: boolean }>({
  label: '난 자리 시간 지남',
  rule: REST,
  lines: ({ session, wasOffered, keepsSeat }, { links }) => [
    wasOffered
      ? `안내해 드린 시간이 지나 ${dayOf(session)} 집합교육 자리가 다음 분께 넘어갔습니다.`
      : `자리가 나지 않아 ${dayOf(session)} 집합교육 대기가 끝났습니다.`,
    keepsSeat
      ? '지금 예약하신 일정은 그대로입니다.'
      : `다른 일정은 아래 주소에서 골라주세요. ${links.calendar}`,
  ],
})
