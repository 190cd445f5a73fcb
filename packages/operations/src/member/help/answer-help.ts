import { type Help, type PrismaClient, transaction } from '@hygiene/db'
import { denied, type HelpAnswer, helpUntil, judgeHelpAnswer, type Verdict } from '@hygiene/domain'
import { readHelpAsk } from './read-help-ask.ts'

/** Answers by the text message's link. Of two answers at the same instant the second finds the first one's. */
export async function answerHelp(
  client: PrismaClient,
  { answer, tokenHash }: { answer: HelpAnswer; tokenHash: string },
  now: Date,
): Promise<Verdict<'HELP_LINK_OVER'>> {
  return transaction(client, async (db) => {
    const found = await readHelpAsk(db, tokenHash, now)
    if (!found) return denied('HELP_LINK_OVER')
    const { helpNo } = found
    await db.$queryRaw`SELECT 1 FROM "Help" WHERE "helpNo" = ${helpNo} FOR UPDATE`
    const verdict = judgeHelpAnswer(await db.help.findUniqueOrThrow({ where: { helpNo } }), answer, now)
    if (verdict.allowed) await db.help.update({ where: { helpNo }, data: writtenFor(answer, now) })
    return verdict
  })
}

function writtenFor(answer: HelpAnswer, now: Date): Partial<Help> {
  if (answer === 'agree') return { agreedAt: now, validUntil: helpUntil(now) }
  return answer === 'refuse' ? { refusedAt: now } : { endedAt: now, endedByOwner: true }
}
