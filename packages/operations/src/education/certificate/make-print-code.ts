import { randomInt } from 'node:crypto'
import { type PrintCode, type PrismaClient, type Transaction, transaction } from '@hygiene/db'
import { denied, PRINT_CODES, printCodeEnd, printCodeOf } from '@hygiene/domain'

type Own = { memberNo: number; certificateNumber: string }
type Made =
  | { allowed: true; code: string; endsAt: Date }
  | { allowed: false; reason: 'CERTIFICATE_NOT_ISSUED' }

/**
 * The code by which a branch prints the owner's certificate: the living one, or a new one. Codes are made one after the other,
 * because each has to differ from all living ones; those that are over make room first.
 */
export async function makePrintCode(client: PrismaClient, own: Own, now: Date): Promise<Made> {
  return transaction<Made>(client, async (db) => {
    await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('print codes', 7))`
    const certificate = await findOwn(db, own)
    if (!certificate) return denied('CERTIFICATE_NOT_ISSUED')
    await db.printCode.deleteMany({ where: { endsAt: { lte: now } } })
    const { code, endsAt } = await existingOrNew(db, certificate.certificateNo, now)
    return { allowed: true, code, endsAt }
  })
}

function findOwn(db: Transaction, { memberNo, certificateNumber }: Own) {
  return db.certificate.findFirst({
    where: {
      certificateNumber,
      status: 'valid',
      fileNo: { not: null },
      OR: [{ enrolment: { memberNo } }, { inPerson: { memberNo } }],
    },
    select: { certificateNo: true },
  })
}

async function existingOrNew(db: Transaction, certificateNo: number, now: Date): Promise<PrintCode> {
  const existing = await db.printCode.findUnique({ where: { certificateNo } })
  if (existing) return existing
  for (;;) {
    const code = printCodeOf(randomInt(PRINT_CODES))
    const isTaken = await db.printCode.findUnique({ where: { code } })
    if (!isTaken) return db.printCode.create({ data: { certificateNo, code, endsAt: printCodeEnd(now) } })
  }
}
