import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { type EnrolmentStep, enrolmentSteps } from '@hygiene/domain/education/enrolment/enrolment-step'
import type { Prisma } from '@hygiene/db/generated/client'
import { sqlList } from '@hygiene/db/sql-list'
import type { Transaction } from '@hygiene/db/connect'
import type { PoolClient } from 'pg'

type Columns = Omit<Prisma.OnlineEnrolmentUncheckedUpdateManyInput, 'status'>

function beforeOnlineStep(step: EnrolmentStep): Prisma.OnlineEnrolmentWhereInput {
  return { status: { in: [...enrolmentSteps[step].from] } }
}

/**
 * Is the only writer of the status of online enrolments besides the two SQL functions below. Changes the chosen ones whose status
 * allows the step; they are locked. Returns how many.
 */
export async function stepOnline(
  db: Transaction,
  step: EnrolmentStep,
  chosen: Prisma.OnlineEnrolmentWhereInput,
  columns: Columns,
): Promise<number> {
  const { count } = await db.onlineEnrolment.updateMany({
    where: { AND: [chosen, beforeOnlineStep(step)] },
    data: { ...columns, status: enrolmentSteps[step].to },
  })
  return count
}

export async function stepOneOnline(
  db: Transaction,
  step: EnrolmentStep,
  enrolmentNo: EnrolmentNo,
  columns: Columns,
): Promise<void> {
  const count = await stepOnline(db, step, { enrolmentNo }, columns)
  if (count !== 1) throw new Error(`Online enrolment ${enrolmentNo} does not stand before «${step}»`)
}

const { beginStudy } = enrolmentSteps

/** Starts study for the locked enrolments listed by another part of the statement, «opened». */
export function beginStudySql(opened: string): string {
  return `UPDATE "OnlineEnrolment" e SET "status" = '${beginStudy.to}' FROM ${opened} o
           WHERE e."enrolmentNo" = o."enrolmentNo" AND e."status" IN (${sqlList(beginStudy.from)})`
}

const { from, to } = enrolmentSteps.finishLectures

/** Marks the enrolment as studied when its last lecture is finished, in the transaction of that progress record. */
export async function moveOnWhenStudied(
  client: PoolClient,
  enrolmentNo: EnrolmentNo,
  now: Date,
): Promise<void> {
  await client.query({
    name: 'move-on-when-studied',
    text: `UPDATE "OnlineEnrolment" e SET "status" = '${to}', "studiedAt" = $2
            WHERE e."enrolmentNo" = $1 AND e."status" IN (${sqlList(from)})
              AND NOT EXISTS (
                SELECT 1 FROM "CourseLecture" c
                  LEFT JOIN "LectureProgress" p
                         ON p."enrolmentNo" = e."enrolmentNo" AND p."lectureNo" = c."lectureNo"
                 WHERE c."courseNo" = e."courseNo" AND p."finishedAt" IS NULL)`,
    values: [enrolmentNo, now],
  })
}
