import { type PrismaClient, transaction } from '@hygiene/db'
import { replacementReasonLabel, type Verdict } from '@hygiene/domain'
import { type Replacement, replaceEdition, type ReplaceRefusal } from './replace-edition.ts'
import { writeCertificateAction } from './write-certificate-action.ts'

/** The length of the log's column. */
const LOGGED_LETTERS = 200

type Asked = Omit<Replacement, 'byNo' | 'approvedByNo'> & {
  caller: { employeeNo: number }
  ipAddress: string
}

/** One employee puts right what was misprinted, with a line in the log in the same transaction. */
export async function supersedeCertificate(
  client: PrismaClient,
  asked: Asked,
  now: Date,
): Promise<Verdict<ReplaceRefusal>> {
  const { caller, certificateNo, reasonCode, reason } = asked
  return transaction<Verdict<ReplaceRefusal>>(client, async (db) => {
    const verdict = await replaceEdition(db, { ...asked, byNo: caller.employeeNo, approvedByNo: null }, now)
    if (!verdict.allowed) return verdict
    const text = `${replacementReasonLabel[reasonCode]} · ${reason}`.slice(0, LOGGED_LETTERS)
    await writeCertificateAction(
      db,
      { ...asked, operation: 'supersedeCertificate', reason: text },
      certificateNo,
      now,
    )
    return verdict
  })
}
