import { Prisma } from '@hygiene/db'
import type { FunnelStage, inPersonStages, onlineStages } from '@hygiene/domain'

/** Which online enrolments `e` came to a stage: one statement for the figures and for the list behind them. */
export const REACHED_ONLINE: Readonly<Record<(typeof onlineStages)[number], Prisma.Sql>> = {
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

/** The same of enrolments `e` in a hall. */
export const REACHED_IN_PERSON: Readonly<Record<(typeof inPersonStages)[number], Prisma.Sql>> = {
  applied: Prisma.sql`true`,
  paid: Prisma.sql`e."paidAt" IS NOT NULL`,
  attended: Prisma.sql`e."status" IN ('attended', 'completed', 'revoked')`,
  completed: Prisma.sql`e."status" = 'completed'`,
}

/** A kind of education without that stage has none that came to it. */
export function reachedOf(kind: 'online' | 'inPerson', stage: FunnelStage): Prisma.Sql {
  const stages: Partial<Record<FunnelStage, Prisma.Sql>> =
    kind === 'online' ? REACHED_ONLINE : REACHED_IN_PERSON
  return stages[stage] ?? Prisma.sql`false`
}
