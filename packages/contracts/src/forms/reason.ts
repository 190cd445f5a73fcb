import { printedText } from '@hygiene/domain/printed-text'
import { withParticle } from '@hygiene/domain/particle'
import * as z from 'zod/mini'

/** A reason for the log, at least 2 characters: «취소 사유를 2자 이상 입력해주세요.» */
function reasonNamed(what: string) {
  const sentence = `${withParticle(what, '을')} 2자 이상 입력해주세요.`
  return z
    .string({ error: sentence })
    .check(z.overwrite(printedText), z.minLength(2, sentence), z.maxLength(200))
}

/** Why staff look at the data of a person, or action; kept in the log with every look and act. */
export const auditReason = reasonNamed('조회 사유')

/** A reason for the log; messages about the action quote it. */
export const actionReason = reasonNamed('사유')

/** The text that accompanies a coded reason. */
export const explanation = reasonNamed('설명')

export const reasonForm = (what: string) => z.object({ reason: reasonNamed(what) })

/** The fields of every request for an approval. */
export const askingForm = z.object({
  reasonCode: z
    .string({ error: '사유를 골라주세요.' })
    .check(z.minLength(1, '사유를 골라주세요.'), z.maxLength(30)),
  text: explanation,
})
