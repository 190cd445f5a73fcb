import { printedText } from '@hygiene/domain/printed-text'
import { withParticle } from '@hygiene/domain/particle'
import * as z from 'zod/mini'

function reasonNamed(what: string) {
  const sentence = `${withParticle(what, '을')} 2자 이상 입력해주세요.`
  return z
    .string({ error: sentence })
    .check(z.overwrite(printedText), z.minLength(2, sentence), z.maxLength(200))
}

/** The log keeps it with every view and action. */
export const auditReason = reasonNamed('조회 사유')

export const actionReason = reasonNamed('사유')

export const explanation = reasonNamed('설명')

export const reasonForm = (what: string) => z.object({ reason: reasonNamed(what) })

export const askingForm = z.object({
  reasonCode: z
    .string({ error: '사유를 골라주세요.' })
    .check(z.minLength(1, '사유를 골라주세요.'), z.maxLength(30)),
  text: explanation,
})
