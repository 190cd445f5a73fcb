import type { OldEducation, PrismaClient } from '@hygiene/db'

/** The caller's own record, printed; null where there is none. Printing again leaves the instant of the first print. */
export async function markOldPrinted(
  db: PrismaClient,
  own: Pick<OldEducation, 'oldEduNo'> & { memberNo: number },
  now: Date,
): Promise<OldEducation | null> {
  const { oldEduNo, memberNo } = own
  await db.oldEducation.updateMany({
    where: { oldEduNo, memberNo, printedAt: null },
    data: { printedAt: now },
  })
  return db.oldEducation.findFirst({ where: { oldEduNo, memberNo } })
}
