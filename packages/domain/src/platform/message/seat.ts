import { message, NEAR, NEAR_URGENT, REST } from './message.ts'
import { dayOf, type MessageSession, placeLines, untilText } from './message-session.ts'

export const seatConfirmed = message<{ session: MessageSession; calendarFile: string }>({
  label: '자리 확정',
  rule: NEAR,
  eventAt: ({ session }) => session.startsAt,
  lines: ({ session, calendarFile }, { links }) => [
    '집합교육 자리가 확정되었습니다.',
    ...placeLines(session),
    `오실 때 신분증과 수강증을 가져와주세요. 수강증 출력과 일정 변경: ${links.history}`,
    `달력에 넣기: ${calendarFile}`,
  ],
})

export const seatHeld = message<{ session: MessageSession; heldUntil: Date }>({
  label: '자리와 결제 기한',
  rule: NEAR_URGENT,
  eventAt: ({ heldUntil }) => heldUntil,
  lines: ({ session, heldUntil }, { links }) => [
    '집합교육 자리를 잡아 두었습니다.',
    ...placeLines(session),
    `${untilText(heldUntil)} 아래 주소에서 결제해주세요. 그 뒤에는 자리가 다음 분께 넘어갑니다.`,
    links.history,
  ],
})

export const holdLapsed = message<{ session: MessageSession }>({
  label: '자리 놓음',
  rule: REST,
  lines: ({ session }, { links }) => [
    `결제가 끝나지 않아 ${dayOf(session)} 집합교육 신청이 취소되었습니다.`,
    `다시 신청하시려면 아래 주소에서 일정을 골라주세요. ${links.calendar}`,
  ],
})
