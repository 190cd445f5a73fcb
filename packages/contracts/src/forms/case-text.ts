import { casePurposes } from '@hygiene/domain/staff/member-case/member-case'
import { printedText } from '@hygiene/domain/printed-text'
import * as z from 'zod/mini'

/** Is kept in the log with each field that is opened. */
export const caseText = z
  .string({ error: '무슨 일인지 적어주세요.' })
  .check(
    z.overwrite(printedText),
    z.minLength(2, '무슨 일인지 2자 이상 적어주세요.'),
    z.maxLength(150, '150자까지 적을 수 있습니다.'),
  )

export const caseForm = z.object({
  purpose: z.enum(casePurposes, { error: '무슨 일인지 골라주세요.' }),
  text: caseText,
})
