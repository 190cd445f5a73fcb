import type { AnswerOf, listSubmittedDesignations } from '@hygiene/contracts'
import { likePattern, type Queries, readPage } from '@hygiene/db'
import { LIVE_IN_PERSON, LIVE_ONLINE, maskName, seoulYear } from '@hygiene/domain'
import { findDesignationVerdicts } from '@hygiene/operations/designation/find-designation-verdicts'
import type { Pool } from 'pg'

type Row = AnswerOf<typeof listSubmittedDesignations>['list'][number]

interface DesignationRow extends Omit<Row, 'submittedAt' | 'verdict'> {
  submittedAt: Date
  totalRow: number
}

/** Which confirmations; a null field does not filter. */
export interface DesignationsWanted {
  kind: Row['kind'] | null
  state: Row['state'] | null
  name: string
}

const columns = (kind: Row['kind'], recordNo: string, isUnderWay: string): string => `
  SELECT '${kind}' AS "kind", e."${recordNo}" AS "recordNo", e."memberNo", e."userName", e."businessName", e."licenceNo",
         e."courseNo", e."year", e."designationFileNo",
         CASE WHEN e."status" = 'completed' THEN 'completed' WHEN ${isUnderWay} THEN 'underWay' ELSE 'ended' END AS "state"
    FROM "${kind === 'online' ? 'OnlineEnrolment' : 'InPersonEnrolment'}" e
   WHERE e."designationFileNo" IS NOT NULL`

/** Raw `pg`, one statement: both kinds of record in one order. */
const DESIGNATIONS = {
  name: 'designation-rows',
  text: `
    SELECT d."kind", d."recordNo", d."memberNo", d."userName", d."businessName", d."licenceNo", k."name" AS "educationName",
           d."year", d."state", f."fileNo"::text, f."name" AS "fileName", f."contentType", f."sizeBytes", f."createdAt" AS "submittedAt",
           (count(*) OVER ())::int AS "totalRow"
      FROM (${columns('online', 'enrolmentNo', `e."status"::text = ANY ($4) AND e."year" >= $5`)}
            UNION ALL ${columns('inPerson', 'inPersonEnrolmentNo', `e."status"::text = ANY ($6)`)}) d
      JOIN "StoredFile" f ON f."fileNo" = d."designationFileNo"
      JOIN "Course" k USING ("courseNo")
     WHERE ($1::text IS NULL OR d."kind" = $1) AND ($2::text IS NULL OR d."state" = $2)
       AND (d."userName" LIKE $3 OR d."businessName" LIKE $3)
     ORDER BY f."createdAt" DESC, d."kind", d."recordNo" DESC OFFSET $7 LIMIT $8`,
}

/** A page of the confirmations handed in, the newest first; people are masked. */
export async function readDesignationRows(
  { db, pool }: { db: Queries; pool: Pool },
  { kind, state, name }: DesignationsWanted,
  window: { skip: number; take?: number },
  now: Date,
): Promise<{ list: Row[]; totalRow: number }> {
  const values = [kind, state, likePattern(name), LIVE_ONLINE, seoulYear(now), LIVE_IN_PERSON]
  const { rows, totalRow } = await readPage(window, async (offset, limit) =>
    pool.query<DesignationRow>({ ...DESIGNATIONS, values: [...values, offset, limit] }),
  )
  const verdictOf = await findDesignationVerdicts(
    db,
    rows.map(({ fileNo }) => fileNo),
  )
  return { list: rows.map((row) => ({ ...rowOf(row), verdict: verdictOf(row.fileNo) })), totalRow }
}

function rowOf({ submittedAt, userName, ...row }: DesignationRow): Omit<Row, 'verdict'> {
  return { ...row, userName: maskName(userName), submittedAt: submittedAt.toISOString() }
}
