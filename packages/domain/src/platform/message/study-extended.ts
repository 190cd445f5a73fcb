import { formatMonthDay } from '../../in-person/session/session-text.ts'
import type { SeoulDay } from '../../time/seoul-day.ts'
import { message, REST } from './message.ts'

export const studyExtended = message<{ businessName: string; lastDay: SeoulDay; link: string }>({
  label: '수강 기간 늘림',
  rule: REST,
  lines: ({ businessName, lastDay, link }) => [
    `'${businessName}' 온라인교육을 ${formatMonthDay(lastDay)}까지 들으실 수 있게 기간을 늘렸습니다.`,
    `이어 듣기: ${link}`,
  ],
})
