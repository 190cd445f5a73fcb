import { listSubmittedDesignations as contract, type SentTo } from '@hygiene/contracts'
import { type Keyset, likePattern, Prisma, readKeyset } from '@hygiene/db'
import { writeAudit } from '@hygiene/operations/audit/write-audit'
import { implement } from '../http/implement.ts'
import {
  designationColumns,
  designationOf,
  type DesignationRow,
  DESIGNATIONS,
  OF_RECORDS,
  stateSql,
} from './designation-rows.ts'

const KEYSET: Keyset<'submittedAt'> = {
  sorts: { submittedAt: { sql: Prisma.sql`f."createdAt"`, type: 'timestamptz' } },
  key: { sql: Prisma.sql`f."fileNo"`, type: 'uuid' },
}

export const listSubmittedDesignations = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now }) => {
    const query = { columns: designationColumns(now), from: DESIGNATIONS, where: conditions(input, now) }
    const { rows, ...page } = await readKeyset<DesignationRow, 'submittedAt'>(
      deps.db,
      KEYSET,
      query,
      input,
      now,
    )
    const memberNos = [...new Set(rows.map(({ memberNo }) => memberNo))]
    const look = { caller, action: contract.operation, reason: '', ipAddress, now }
    if (memberNos.length > 0) await writeAudit(deps.db, { ...look, memberNos })
    return { ...page, list: rows.map(designationOf) }
  },
)

const VERDICT = {
  waiting: Prisma.sql`v."verdictNo" IS NULL`,
  accepted: Prisma.sql`v."isAccepted"`,
  askedAgain: Prisma.sql`NOT v."isAccepted"`,
}

function conditions({ filter, words }: SentTo<typeof contract>, now: Date): Prisma.Sql[] {
  const { kind, state, verdict } = filter
  const typed = (words ?? '').trim()
  const owner = kind === 'online' ? 'onlineEnrolment' : 'inPersonEnrolment'
  return [
    OF_RECORDS,
    ...(kind ? [Prisma.sql`f."ownerKind" = ${owner}::"FileOwner"`] : []),
    ...(state ? [Prisma.sql`${stateSql(now)} = ${state}`] : []),
    ...(verdict ? [VERDICT[verdict]] : []),
    ...(typed === '' ? [] : [named(likePattern(typed))]),
  ]
}

const named = (part: string) => Prisma.sql`(o."userName" LIKE ${part} OR o."businessName" LIKE ${part}
  OR h."userName" LIKE ${part} OR h."businessName" LIKE ${part})`
