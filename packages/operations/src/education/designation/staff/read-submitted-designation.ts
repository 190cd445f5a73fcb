import { readSubmittedDesignation as contract } from '@hygiene/contracts/education/designation/staff/read-submitted-designation'
import { Prisma } from '@hygiene/db/generated/client'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { designationColumns, designationOf, type DesignationRow } from '../designation-rows.ts'
import { DESIGNATIONS } from '../find-designations.ts'

export const readSubmittedDesignation = operation(contract, async ({ db, input, now, log }) => {
  const { kind, number } = input
  const own = kind === 'online' ? Prisma.sql`o."enrolmentNo"` : Prisma.sql`h."inPersonEnrolmentNo"`
  const owner = kind === 'online' ? 'onlineEnrolment' : 'inPersonEnrolment'
  const [row] = await db.$queryRaw<DesignationRow[]>`
    SELECT ${designationColumns(now)} FROM ${DESIGNATIONS}
     WHERE f."ownerKind" = ${owner}::"FileOwner" AND f."ownerNo" = ${number} AND ${own} = ${number}`
  if (!row) return denied('FILE_NOT_FOUND')
  log({ memberNos: [row.memberNo] })
  return designationOf(row)
})
