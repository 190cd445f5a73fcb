import type { OldEducation } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'

type Facts = Omit<OldEducation, 'oldEduNo' | 'memberNo' | 'printedAt'>

/**
 * Writes a completion of the previous system. It is linked to a member if name and birth date match exactly one active account.
 * An existing owner stays while both still match.
 */
export async function writeOldRecord(
  db: Transaction,
  facts: Facts,
  oldEduNo: number | null,
): Promise<{ recordNo: number; memberNo: number | null }> {
  const { uname: name, ubir: birth } = facts
  const namesakes = await db.member.findMany({
    where: { name, birth, withdrawnAt: null },
    select: { memberNo: true },
    take: 2,
  })
  const [owner] = namesakes.length === 1 ? namesakes : []
  if (oldEduNo === null) {
    const row = await db.oldEducation.create({ data: { ...facts, memberNo: owner?.memberNo ?? null } })
    return { recordNo: row.oldEduNo, memberNo: row.memberNo }
  }
  const before = await db.oldEducation.findUniqueOrThrow({ where: { oldEduNo } })
  const isSamePerson = before.uname === name && before.ubir === birth
  const memberNo = (isSamePerson ? before.memberNo : null) ?? owner?.memberNo ?? null
  await db.oldEducation.update({ where: { oldEduNo }, data: { ...facts, memberNo } })
  return { recordNo: oldEduNo, memberNo }
}
