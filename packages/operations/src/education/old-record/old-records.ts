import type { Member, OldEducation, PrismaClient, Transaction } from '@hygiene/db'

/** Records of the old system carry name and birth date only: they are taken where these fit one living account. */
export async function claimOldRecords(
  db: Transaction,
  { memberNo, name, birth }: Pick<Member, 'memberNo' | 'name' | 'birth'>,
): Promise<void> {
  const namesakes = await db.member.count({ where: { name, birth, withdrawnAt: null } })
  if (namesakes !== 1) return
  await db.oldEducation.updateMany({
    where: { memberNo: null, uname: name, ubir: birth },
    data: { memberNo },
  })
}

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
