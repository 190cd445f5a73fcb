import { answerHelp as contract } from '@hygiene/contracts/member/help/answer-help'
import type { Help } from '@hygiene/db/generated/client'
import { denied } from '@hygiene/domain/verdict'
import { type HelpAnswer, helpUntil, judgeHelpAnswer } from '@hygiene/domain/member/help/help-state'
import { helpTokenHash } from '@hygiene/gateways'
import { operation } from '../../kit/operation.ts'
import { findHelpAsk } from './read-help-ask.ts'

export const answerHelp = operation(
  contract,
  { needs: ['OFFER_SECRET'] },
  async ({ db, input: { answer, token }, now, OFFER_SECRET }) => {
    const found = await findHelpAsk(db, helpTokenHash(OFFER_SECRET, token), now)
    if (!found) return denied('HELP_LINK_OVER')
    const { helpNo } = found
    await db.$queryRaw`SELECT 1 FROM "Help" WHERE "helpNo" = ${helpNo} FOR UPDATE`
    const verdict = judgeHelpAnswer(await db.help.findUniqueOrThrow({ where: { helpNo } }), answer, now)
    if (!verdict.allowed) return verdict
    await db.help.update({ where: { helpNo }, data: writtenFor(answer, now) })
    return { answer }
  },
)

function writtenFor(answer: HelpAnswer, now: Date): Partial<Help> {
  if (answer === 'agree') return { agreedAt: now, validUntil: helpUntil(now) }
  return answer === 'refuse' ? { refusedAt: now } : { endedAt: now, endedByOwner: true }
}
