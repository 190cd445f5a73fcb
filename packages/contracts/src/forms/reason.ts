import { printedText } from '@hygiene/domain'
import * as z from 'zod/mini'

/** Why staff look at the data of a person, or action; kept in the log with every look and act. */
export const auditReason = z
  .string({ error: '조회 사유를 입력해주세요.' })
  .check(z.overwrite(printedText), z.minLength(2, '조회 사유를 2자 이상 입력해주세요.'), z.maxLength(200))

export const reasonForm = z.object({ reason: auditReason })
