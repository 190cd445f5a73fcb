import { Prisma } from '@hygiene/db/generated/client'
import {
  type FunnelStage,
  inPersonStages,
  onlineStages,
  stagesFrom,
} from '@hygiene/domain/staff/statistics/statistic'
import { type SeoulDay, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'

type Stages<S extends string> = Readonly<Record<S, Prisma.Sql>>

const SHOWN_ONLINE: Stages<(typeof onlineStages)[number]> = {
  applied: Prisma.sql`true`,
  paid: Prisma.sql`e."paidAt" IS NOT NULL`,
  started: Prisma.sql`(e."status" IN ('studying', 'studied', 'surveyed', 'completed', 'revoked') OR EXISTS (
    SELECT 1 FROM "LectureProgress" p WHERE p."enrolmentNo" = e."enrolmentNo"))`,
  studied: Prisma.sql`e."studiedAt" IS NOT NULL`,
  surveyed: Prisma.sql`e."surveyedAt" IS NOT NULL`,
  tested: Prisma.sql`EXISTS (
    SELECT 1 FROM "ExamAttempt" a WHERE a."enrolmentNo" = e."enrolmentNo" AND a."submittedAt" IS NOT NULL)`,
  completed: Prisma.sql`e."status" = 'completed'`,
}

const SHOWN_IN_PERSON: Stages<(typeof inPersonStages)[number]> = {
  applied: Prisma.sql`true`,
  paid: Prisma.sql`e."paidAt" IS NOT NULL`,
  attended: Prisma.sql`e."status" IN ('attended', 'completed', 'revoked')`,
  completed: Prisma.sql`e."status" = 'completed'`,
}

/** Counts a later stage for all earlier ones, because an imported record has a completion without earlier stages. */
function reachedBy<S extends string>(stages: readonly S[], shown: Stages<S>): Stages<S> {
  const reached = stages.map((stage) => {
    const conditions = stagesFrom(stages, stage).map((one) => shown[one])
    return [stage, Prisma.sql`(${Prisma.join(conditions, ' OR ')})`] as const
  })
  return Object.fromEntries(reached) as Record<S, Prisma.Sql>
}

/** Matches online enrolments `e` that reached a stage. Figures and the list behind them share it. */
export const REACHED_ONLINE = reachedBy(onlineStages, SHOWN_ONLINE)
export const REACHED_IN_PERSON = reachedBy(inPersonStages, SHOWN_IN_PERSON)

export function reachedOf(kind: 'online' | 'inPerson', stage: FunnelStage): Prisma.Sql {
  const stages: Partial<Record<FunnelStage, Prisma.Sql>> =
    kind === 'online' ? REACHED_ONLINE : REACHED_IN_PERSON
  return stages[stage] ?? Prisma.sql`false`
}

/** Tests whether the session's day has begun or passed. A deleted session counts as held. */
export const isHeld = (sessionNo: Prisma.Sql, today: SeoulDay): Prisma.Sql => Prisma.sql`NOT EXISTS (
  SELECT FROM "InPersonSession" h WHERE h."sessionNo" = ${sessionNo} AND h."startsAt" >= ${startOfSeoulDay(today)})`
