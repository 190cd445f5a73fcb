import type { InPersonEnrolment, Prisma } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { stepInPerson } from './step-in-person.ts'

type Columns = Omit<Prisma.InPersonEnrolmentUncheckedUpdateManyInput, 'status'>

export async function writeInPerson(
  db: Transaction,
  chosen: Prisma.InPersonEnrolmentWhereInput,
  columns: Columns,
): Promise<number> {
  return (await db.inPersonEnrolment.updateMany({ where: chosen, data: columns })).count
}

export type RecordColumns = Omit<
  Prisma.InPersonEnrolmentUncheckedCreateInput,
  'inPersonEnrolmentNo' | 'applicationNo' | 'memberNo' | 'userName' | 'birth' | 'appliedAt' | 'status'
>

/**
 * Synchronises records with the licences: known ones are updated and keep their number, removed ones end, new ones are created.
 */
export async function replaceInPerson(
  db: Transaction,
  { applicationNo, memberNo }: Pick<InPersonEnrolment, 'applicationNo' | 'memberNo'>,
  known: readonly InPersonEnrolment[],
  wanted: readonly RecordColumns[],
  now: Date,
): Promise<void> {
  const keys = wanted.map(({ licenceKey }) => licenceKey)
  const dropped = { applicationNo, licenceKey: { notIn: keys } }
  await stepInPerson(db, 'cancel', dropped, { endReason: 'byPerson', endedAt: now })
  const { name, birth } = await db.member.findUniqueOrThrow({ where: { memberNo } })
  const applicant = { applicationNo, memberNo, userName: name, birth, appliedAt: now }
  // Uses the common lock order of licences, so that two transactions cannot deadlock.
  for (const columns of wanted.toSorted(byKey)) {
    const kept = known.find(({ licenceKey }) => licenceKey === columns.licenceKey)
    if (kept) await writeInPerson(db, { inPersonEnrolmentNo: kept.inPersonEnrolmentNo }, columns)
    else await db.inPersonEnrolment.create({ data: { ...applicant, ...columns } })
  }
}

function byKey(one: RecordColumns, other: RecordColumns): number {
  return one.licenceKey < other.licenceKey ? -1 : 1
}
