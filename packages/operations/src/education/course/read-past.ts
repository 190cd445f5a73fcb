import { groupCommits } from '@hygiene/db/group-commits'
import type { Pool } from 'pg'
import { followSuccessors } from '../../platform/lookup/province-codes.ts'
import { EDUCATION_RECORDS, type EducationRow } from './find-education-records.ts'

interface Past {
  rows: EducationRow[]
  register: Map<string, string>
  provinces: Set<string>
  provinceToday: (code: string) => string
}

interface PastWanted {
  memberNo: number
  licenceKeys: readonly string[]
}

const GROUP_LIMIT = 64

export type ReadPast = (wanted: PastWanted) => Promise<Past>

/** Batches concurrent requests: a result also holds the records of other people. */
export function groupedPast(pool: Pool): ReadPast {
  return groupCommits<PastWanted, Past>({
    limit: GROUP_LIMIT,
    keyOf: (wanted) => wanted,
    commit: async (group) => {
      const past = await readTogether(pool, group)
      return group.map(() => past)
    },
    commitAlone: (wanted) => readTogether(pool, [wanted]),
  })
}

async function readTogether(pool: Pool, group: readonly PastWanted[]): Promise<Past> {
  const memberNos = group.map(({ memberNo }) => memberNo)
  const licenceKeys = group.flatMap((wanted) => wanted.licenceKeys)
  const client = await pool.connect()
  try {
    const [records, register, provinces] = await Promise.all([
      client.query<EducationRow>({ ...EDUCATION_RECORDS, values: [memberNos, licenceKeys] }),
      client.query<{ key: string; businessTypeName: string }>({
        ...REGISTERED_TRADES,
        values: [licenceKeys],
      }),
      client.query<{ code: string; successor: string | null }>(PROVINCES),
    ])
    const successors = provinces.rows.flatMap(({ code, successor }): [string, string][] =>
      successor ? [[code, successor]] : [],
    )
    return {
      rows: records.rows,
      register: new Map(register.rows.map(({ key, businessTypeName }) => [key, businessTypeName])),
      provinces: new Set(provinces.rows.map(({ code }) => code)),
      provinceToday: followSuccessors(new Map(successors)),
    }
  } finally {
    client.release()
  }
}

const REGISTERED_TRADES = {
  name: 'registered-trades',
  text: `SELECT DISTINCT ON (1) regexp_replace("licenceNo", '\\D', '', 'g') AS "key", "businessTypeName" FROM "Licence"
          WHERE regexp_replace("licenceNo", '\\D', '', 'g') = ANY ($1::text[]) ORDER BY 1, "licenceNo"`,
}

const PROVINCES = { name: 'provinces', text: `SELECT "code", "successor" FROM "Region" WHERE "level" = 1` }
