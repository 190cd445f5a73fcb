import { type Help, type Member, type PrismaClient, type Queries, transaction } from '@hygiene/db'
import {
  denied,
  type HelpAnswer,
  helpStateAt,
  helpUntil,
  judgeHelpAnswer,
  type Verdict,
} from '@hygiene/domain'

export type AskedHelp = Help & { helper: Member; state: 'asked' | 'agreed' }

/** The question behind a text message's link, while it waits for an answer or its consent holds; null otherwise. */
export async function findAskedHelp(db: Queries, tokenHash: string, now: Date): Promise<AskedHelp | null> {
  const help = await db.help.findUnique({
    where: {
      tokenHash,
      helper: { withdrawnAt: null },
      owner: { withdrawnAt: null },
    },
    include: { helper: true },
  })
  if (!help) return null
  const state = helpStateAt(help, now)
  return state === 'asked' || state === 'agreed' ? { ...help, state } : null
}

/** Answers by the text message's link. Of two answers at the same instant the second finds the first one's. */
export async function answerHelp(
  client: PrismaClient,
  { answer, tokenHash }: { answer: HelpAnswer; tokenHash: string },
  now: Date,
): Promise<Verdict<'HELP_LINK_OVER'>> {
  return transaction(client, async (db) => {
    const found = await findAskedHelp(db, tokenHash, now)
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
