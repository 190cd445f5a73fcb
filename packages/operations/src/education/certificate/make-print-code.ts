import { randomInt } from 'node:crypto'
import { makePrintCode as contract } from '@hygiene/contracts/education/certificate/make-print-code'
import type { PrintCode } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { PRINT_CODES, printCodeEnd, printCodeOf } from '@hygiene/domain/education/certificate/print-code'
import { operation } from '../../kit/operation.ts'

/**
 * Returns the code with which a branch prints the owner's certificate: the active one or a new one. Codes are created in
 * sequence, because each must differ from all active ones; expired ones are removed first.
 */
export const makePrintCode = operation(contract, async ({ db, input, actor: { memberNo }, now }) => {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('print codes', 7))`
  const certificate = await db.certificate.findFirst({
    where: {
      certificateNumber: input.certificateNumber,
      status: 'valid',
      fileNo: { not: null },
      OR: [{ enrolment: { memberNo } }, { inPerson: { memberNo } }],
    },
    select: { certificateNo: true },
  })
  if (!certificate) return denied('CERTIFICATE_NOT_ISSUED')
  await db.printCode.deleteMany({ where: { endsAt: { lte: now } } })
  const { code, endsAt } = await existingOrNew(db, certificate.certificateNo, now)
  return { code, endsAt }
})

async function existingOrNew(db: Transaction, certificateNo: number, now: Date): Promise<PrintCode> {
  const existing = await db.printCode.findUnique({ where: { certificateNo } })
  if (existing) return existing
  for (;;) {
    const code = printCodeOf(randomInt(PRINT_CODES))
    const isTaken = await db.printCode.findUnique({ where: { code } })
    if (!isTaken) return db.printCode.create({ data: { certificateNo, code, endsAt: printCodeEnd(now) } })
  }
}
