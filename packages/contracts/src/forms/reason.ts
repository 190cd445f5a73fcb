import { printedText } from '@hygiene/domain/printed-text'
import { withParticle } from '@hygiene/domain/particle'
import * as z from 'zod/mini'

/** Words of staff that the log keeps: «취소 사유를 2자 이상 입력해주세요.» */
export function reasonNamed(what: string) {
  const sentence = `${withParticle(what, '을')} 2자 이상 입력해주세요.`
  return z
    .string({ error: sentence })
    .check(z.overwrite(printedText), z.minLength(2, sentence), z.maxLength(200))
}

/** Why staff look at the data of a person, or action; kept in the log with every look and act. */
export const auditReason = reasonNamed('조회 사유')

/** Why staff act; also told to the people where they hear of the action. */
export const actionReason = reasonNamed('사유')

/** Words beside a coded reason. */
export const explanation = reasonNamed('설명')

export const reasonForm = (what: string) => z.object({ reason: reasonNamed(what) })

/** What every request for an approval is asked with. */
export const askingForm = z.object({
  reasonCode: z
    .string({ error: '사유를 골라주세요.' })
    .check(z.minLength(1, '사유를 골라주세요.'), z.maxLength(30)),
  text: explanation,
})
