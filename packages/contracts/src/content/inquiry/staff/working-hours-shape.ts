import { workingSpansFault } from '@hygiene/domain/content/inquiry/working-clock'
import { z } from 'zod'
import { day } from '../../../kit/fields.ts'
import { requiredText } from '../../../forms/text-fields.ts'

const DAY_MINUTES = 1440
const WEEK_MINUTES = 7 * DAY_MINUTES

const span = z.object({
  /** Ranges from 0 (Sunday) to 6 (Saturday). */
  weekday: z.int().min(0).max(6),
  fromMinute: z.int().min(0).max(DAY_MINUTES),
  untilMinute: z.int().min(0).max(DAY_MINUTES),
})
const minutes = z.int().min(1, '1분부터 정할 수 있습니다.').max(WEEK_MINUTES)

export const workingHours = {
  spans: z
    .array(span)
    .max(42)
    .superRefine((spans, context) => {
      const message = workingSpansFault(spans)
      if (message !== null) context.addIssue({ code: 'custom', message })
    }),
  holidays: z
    .array(z.object({ day, name: requiredText(40, '쉬는 날의 이름을 입력해주세요.') }))
    .max(200)
    .refine((days) => new Set(days.map((one) => one.day)).size === days.length, '같은 날이 두 번 있습니다.'),
  inquiryMinutes: minutes,
  reportMinutes: minutes,
}
