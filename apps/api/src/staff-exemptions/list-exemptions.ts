import { listExemptions as contract, type SentTo } from '@hygiene/contracts'
import { type Keyset, Prisma, readKeyset } from '@hygiene/db'
import { type ExemptionGround, licenceKey, maskLicenceNumber, maskName } from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/audit/write-audit'
import { implement } from '../http/implement.ts'

interface Row {
  exemptionNo: number
  ground: ExemptionGround
  memberNo: number
  name: string
  licenceNo: string
  year: number
  salesType: number
  industryType: number
  institution: string
  approvalNo: number
  grantedAt: Date
  endedAt: Date | null
  endedWords: string | null
}

const KEYSET: Keyset<'grantedAt' | 'year'> = {
  sorts: {
    grantedAt: { sql: Prisma.sql`x."grantedAt"`, type: 'timestamptz' },
    year: { sql: Prisma.sql`x."year"`, type: 'int' },
  },
  key: { sql: Prisma.sql`x."exemptionNo"`, type: 'int' },
}

const QUERY = {
  columns: Prisma.sql`x."exemptionNo", x."ground"::text AS "ground", x."memberNo", m."name", x."licenceNo", x."year", x."salesType",
    x."industryType", x."institution", x."approvalNo", x."grantedAt", x."endedAt", x."endedWords"`,
  from: Prisma.sql`"Exemption" x LEFT JOIN "Member" m USING ("memberNo")`,
}

export const listExemptions = implement(contract, async ({ input, caller, deps, ipAddress, now }) => {
  const { rows, ...page } = await readKeyset<Row, 'grantedAt' | 'year'>(
    deps.db,
    KEYSET,
    { ...QUERY, where: conditions(input) },
    input,
    now,
  )
  const memberNos = rows.map(({ memberNo }) => memberNo)
  const look = { caller, action: contract.operation, reason: '', ipAddress, now }
  if (memberNos.length > 0) await writeAudit(deps.db, { ...look, memberNos })
  return { ...page, list: rows.map(shown) }
})

function shown({ name, licenceNo, grantedAt, endedAt, ...row }: Row) {
  return {
    ...row,
    name: maskName(name),
    licenseNumber: maskLicenceNumber(licenceNo),
    grantedAt: grantedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }
}

/** Typed words: a member's login id or name, or the digits of a licence. */
function conditions({ filter, words }: SentTo<typeof contract>): Prisma.Sql[] {
  const { ground, state, year } = filter
  const typed = (words ?? '').trim()
  return [
    ...(ground ? [Prisma.sql`x."ground"::text = ${ground}`] : []),
    ...(state
      ? [state === 'inForce' ? Prisma.sql`x."endedAt" IS NULL` : Prisma.sql`x."endedAt" IS NOT NULL`]
      : []),
    ...(year === undefined ? [] : [Prisma.sql`x."year" = ${year}`]),
    ...(typed === '' ? [] : [wordsMatch(typed)]),
  ]
}

function wordsMatch(typed: string): Prisma.Sql {
  const key = licenceKey(typed)
  const licence = key === '' ? Prisma.sql`false` : Prisma.sql`x."licenceKey" = ${key}`
  return Prisma.sql`(m."userId" = ${typed} OR m."name" = ${typed} OR ${licence})`
}
