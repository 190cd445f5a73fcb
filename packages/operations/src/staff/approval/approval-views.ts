import { allOf } from '@hygiene/db/keyset'
import { Prisma } from '@hygiene/db/generated/client'
import { approvableKinds } from '@hygiene/domain/staff/approval/approval'
import type { EmployeeActor } from '../../kit/actor.ts'

export type ApprovalViewName = 'toDecide' | 'asked' | 'ended'

export function approvalViews(
  { employeeNo, role }: EmployeeActor,
  now: Date,
): Record<ApprovalViewName, Prisma.Sql> {
  const waits = Prisma.sql`a."status" = 'pending' AND a."endsAt" > ${now}`
  const isOwn = Prisma.sql`a."makerNo" = ${employeeNo}::int`
  const isDecided = Prisma.sql`a."kind" = ANY (${approvableKinds(role)}::text[])`
  const isBarred = Prisma.sql`${employeeNo}::int = ANY (a."barredNos")`
  return {
    toDecide: allOf([waits, isDecided, Prisma.sql`NOT ${isOwn}`, Prisma.sql`NOT ${isBarred}`]),
    asked: allOf([waits, isOwn]),
    ended: Prisma.sql`(${isOwn} OR ${isDecided}) AND (a."status" <> 'pending' OR a."endsAt" <= ${now})`,
  }
}
