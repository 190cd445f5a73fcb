import type { InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { type InPersonStep, inPersonSteps } from '@hygiene/domain/in-person/enrolment/record-step'
import type { Transaction } from '@hygiene/db/connect'
import type { Prisma } from '@hygiene/db/generated/client'

type Columns = Omit<Prisma.InPersonEnrolmentUncheckedUpdateManyInput, 'status'>

function beforeInPersonStep(step: InPersonStep): Prisma.InPersonEnrolmentWhereInput {
  const { from, endedBy } = { endedBy: undefined, ...inPersonSteps[step] }
  return { status: { in: [...from] }, ...(endedBy === undefined ? {} : { endReason: endedBy }) }
}

/**
 * Is the only writer of the status of in-person records. Changes the chosen ones whose status allows the step; the application is
 * locked. Returns how many.
 */
export async function stepInPerson(
  db: Transaction,
  step: InPersonStep,
  chosen: Prisma.InPersonEnrolmentWhereInput,
  columns: Columns,
): Promise<number> {
  const { count } = await db.inPersonEnrolment.updateMany({
    where: { AND: [chosen, beforeInPersonStep(step)] },
    data: { ...columns, status: inPersonSteps[step].to },
  })
  return count
}

export async function stepOneInPerson(
  db: Transaction,
  step: InPersonStep,
  inPersonEnrolmentNo: InPersonEnrolmentNo,
  columns: Columns,
): Promise<void> {
  const count = await stepInPerson(db, step, { inPersonEnrolmentNo }, columns)
  if (count !== 1) throw new Error(`In-person record ${inPersonEnrolmentNo} does not stand before «${step}»`)
}
