import type { Member } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'

/**
 * Claims records of the old system by name and birth date, the only data they hold, if these match exactly one active account.
 */
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
