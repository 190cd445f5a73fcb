import { type PrismaClient, type Transaction, transaction } from '@hygiene/db'
import { allowed, denied, type Verdict } from '@hygiene/domain'

interface Ending {
  exemptionNo: number
  text: string
  /** What the staff's log keeps of it, in the same transaction. */
  alongside: (db: Transaction, memberNo: number) => Promise<void>
}

/** Takes an exemption back: the course can be applied for again. Of two at the same instant the second hears that it is over. */
export async function endExemption(
  client: PrismaClient,
  { exemptionNo, text, alongside }: Ending,
  now: Date,
): Promise<Verdict<'EXEMPTION_NOT_FOUND' | 'EXEMPTION_ENDED'>> {
  return transaction<Verdict<'EXEMPTION_NOT_FOUND' | 'EXEMPTION_ENDED'>>(client, async (db) => {
    const exemption = await db.exemption.findUnique({ where: { exemptionNo } })
    if (!exemption) return denied('EXEMPTION_NOT_FOUND')
    const { count } = await db.exemption.updateMany({
      where: { exemptionNo, endedAt: null },
      data: { endedAt: now, endedText: text },
    })
    if (count === 0) return denied('EXEMPTION_ENDED')
    await alongside(db, exemption.memberNo)
    return allowed()
  })
}
