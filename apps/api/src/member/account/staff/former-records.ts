import type { Queries } from '@hygiene/db'
import { findOrigins } from '@hygiene/operations/staff/import/find-origins'

/** What came from the system before this one: accounts, and certificates by their numbers there. */
export async function formerRecordsOf(db: Queries, memberNo: number) {
  const [accounts, certificates] = await Promise.all([
    db.formerAccount.findMany({ where: { memberNo }, orderBy: { importedAt: 'asc' } }),
    db.oldEducation.findMany({ where: { memberNo }, orderBy: { eduEndDate: 'desc' } }),
  ])
  const ofAccount = (await findOrigins(db, 'members', [memberNo])).get(memberNo) ?? null
  const origins = await findOrigins(
    db,
    'oldRecords',
    certificates.map(({ oldEduNo }) => oldEduNo),
  )
  return {
    formerAccounts: accounts.map(({ formerId, claimedAt }) => ({
      formerId,
      claimedAt: claimedAt?.toISOString() ?? null,
      origin: ofAccount,
    })),
    formerCertificates: certificates.map(({ oldEduNo, outnumber, eduEndDate }) => ({
      certificateNumber: outnumber,
      completedOn: eduEndDate.toISOString().slice(0, 10),
      origin: origins.get(oldEduNo) ?? null,
    })),
  }
}
