import type { InPersonEnrolment, Prisma } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { stepInPerson } from './step-in-person.ts'

type Columns = Omit<Prisma.InPersonEnrolmentUncheckedUpdateManyInput, 'status'>

/** The words, papers and instants of the chosen in-person records; their status is written by steps. Answers how many. */
export async function writeInPerson(
  db: Transaction,
  chosen: Prisma.InPersonEnrolmentWhereInput,
  columns: Columns,
): Promise<number> {
  return (await db.inPersonEnrolment.updateMany({ where: chosen, data: columns })).count
}

/** A licence with the course it is applied for. */
export type RecordColumns = Omit<
  Prisma.InPersonEnrolmentUncheckedCreateInput,
  'inPersonEnrolmentNo' | 'applicationNo' | 'memberNo' | 'userName' | 'birth' | 'appliedAt' | 'status'
>

/** Records follow the licences: known ones are rewritten and keep their number, dropped ones end, new ones begin. */
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
  // In the order of every lock of licences: two transactions that want the same ones wait for each other, never in a circle.
  for (const columns of wanted.toSorted(byKey)) {
    const kept = known.find(({ licenceKey }) => licenceKey === columns.licenceKey)
    if (kept) await writeInPerson(db, { inPersonEnrolmentNo: kept.inPersonEnrolmentNo }, columns)
    else await db.inPersonEnrolment.create({ data: { ...applicant, ...columns } })
  }
}

function byKey(one: RecordColumns, other: RecordColumns): number {
  return one.licenceKey < other.licenceKey ? -1 : 1
}
