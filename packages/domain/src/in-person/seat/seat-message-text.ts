import type { Association } from '../../association.ts'
import { fillText, MESSAGE_TEXTS } from '../../platform/message/message-texts.ts'
import { seoulDay, seoulTime } from '../../time/seoul-day.ts'
import { dayOf, type MessageLinks, type MessageSession, placeLines } from '../session/message-session.ts'
import { formatMonthDay } from '../session/session-text.ts'

export type OfferedFacts = { session: MessageSession; offerUntil: Date; link: string; keepsSeat: boolean }
/** `wasOffered`: the person had an offer and did not answer in time; otherwise no seat became free. */
export type LapsedFacts = { session: MessageSession; wasOffered: boolean; keepsSeat: boolean }

export function heldLines(session: MessageSession, heldUntil: Date, { history }: MessageLinks): string[] {
  return [
    '집합교육 자리를 잡아 두었습니다.',
    ...placeLines(session),
    `${untilText(heldUntil)} 아래 주소에서 결제해주세요. 그 뒤에는 자리가 다음 분께 넘어갑니다.`,
    history,
  ]
}

/** '12월 1일(화) 12:30까지' */
function untilText(instant: Date): string {
  return `${formatMonthDay(seoulDay(instant))} ${seoulTime(instant)}까지`
}

export function offeredLines({ session, offerUntil, link, keepsSeat }: OfferedFacts): string[] {
  return [
    '기다리시던 집합교육에 자리가 났습니다.',
    ...placeLines(session),
    `${untilText(offerUntil)} 아래 주소에서 받아주세요. 그 뒤에는 다음 분께 넘어갑니다.`,
    ...(keepsSeat ? ['받지 않으셔도 지금 예약하신 일정은 그대로입니다.'] : []),
    link,
  ]
}

export function lapsedLines({ session, wasOffered, keepsSeat }: LapsedFacts, links: MessageLinks): string[] {
  const what = wasOffered
    ? `안내해 드린 시간이 지나 ${dayOf(session)} 집합교육 자리가 다음 분께 넘어갔습니다.`
    : `자리가 나지 않아 ${dayOf(session)} 집합교육 대기가 끝났습니다.`
  return [
    what,
    keepsSeat
      ? '지금 예약하신 일정은 그대로입니다.'
      : `다른 일정은 아래 주소에서 골라주세요. ${links.calendar}`,
  ]
}

/** `dayWord`: the day of the session, seen from the day on which it is told. */
export type TomorrowFacts = { session: MessageSession; dayWord: string }

/** The whole text: its words are versions that staff make. */
export function tomorrowText(
  userName: string,
  { session, dayWord }: TomorrowFacts,
  { history }: MessageLinks,
  { service }: Pick<Association, 'service'>,
  body: string = MESSAGE_TEXTS.sessionTomorrow.body,
): string {
  return fillText(body, {
    누리집: service,
    이름: userName,
    때: dayWord,
    '일시와 장소': placeLines(session).join('\n'),
    '신청 내역': history,
  })
}
