import { type PrismaClient, transaction } from '@hygiene/db'
import { denied } from '@hygiene/domain'

interface Wanted {
  cannedNo?: number | undefined
  version?: number | undefined
  cannedTitle: string
  cannedText: string
}

type Saved =
  | { allowed: true; cannedNo: number; version: number }
  | { allowed: false; reason: 'CANNED_NOT_FOUND' | 'CANNED_CHANGED' }

/** Writes a canned answer, or changes the version that was read: of two at once the second is told. */
export async function saveCannedAnswer(
  client: PrismaClient,
  employeeNo: number,
  { cannedNo, version, cannedTitle, cannedText }: Wanted,
  now: Date,
): Promise<Saved> {
  return transaction(client, async (db): Promise<Saved> => {
    const saved = { cannedTitle, cannedText, employeeNo, savedAt: now }
    if (cannedNo === undefined) {
      const made = await db.cannedAnswer.create({ data: saved })
      return { allowed: true, cannedNo: made.cannedNo, version: made.version }
    }
    const where = { cannedNo, endedAt: null }
    if (!(await db.cannedAnswer.findFirst({ where }))) return denied('CANNED_NOT_FOUND')
    const { count } = await db.cannedAnswer.updateMany({
      where: { ...where, version: version ?? 0 },
      data: { ...saved, version: { increment: 1 } },
    })
    return count === 0 ? denied('CANNED_CHANGED') : { allowed: true, cannedNo, version: (version ?? 0) + 1 }
  })
}
