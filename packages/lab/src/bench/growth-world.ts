import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { connectDatabase } from '@hygiene/db/connect'
import { addCourse, addExamQuestions, addSurvey } from '@hygiene/testing'
import pg from 'pg'
import { GROWN } from './growth-rows.ts'

const LECTURES = 5
export const LECTURE_SECONDS = 2160
const YEARS = 10
const BYTES_AN_ENROLMENT = 4_500

/**
 * Fills an empty, migrated database with ten years of courses, a tenth of the enrolments each, with orders, five lectures, tests,
 * surveys, certificates, messages and ledger. Writes no write-ahead log if `wal_level` is minimal.
 */
export async function growWorld(url: string, enrolments: number, say: (line: string) => void): Promise<void> {
  const { bavail, bsize } = statfsSync(tmpdir())
  if (bavail * bsize < 1.5 * enrolments * BYTES_AN_ENROLMENT)
    throw new Error(
      `${enrolments} enrolments need ${(enrolments * BYTES_AN_ENROLMENT) / 1e9} GB: the disk has no room`,
    )
  await addTeaching(url)
  const client = new pg.Client({
    connectionString: url,
    options: '-c TimeZone=UTC -c synchronous_commit=off',
  })
  await client.connect()
  try {
    // Skips keys and triggers, because the rows are consistent by construction. Each index is built over all rows at once.
    await client.query('SET session_replication_role = replica')
    await client.query(`SET maintenance_work_mem = '768MB'`)
    for (const [table, text] of Object.entries(GROWN)) {
      const since = performance.now()
      const named = `'"${table}"'::regclass`
      await client.query(
        `UPDATE pg_index SET indisready = false, indisvalid = false WHERE indrelid = ${named}`,
      )
      await client.query('BEGIN')
      await client.query(`TRUNCATE "${table}" CASCADE`)
      const { rowCount } = await client.query(text, [enrolments])
      await client.query('COMMIT')
      const written = performance.now()
      await client.query(`REINDEX TABLE "${table}"`)
      await client.query(
        `SELECT setval(s, greatest(pg_sequence_last_value(s), $1::bigint * 3)) FROM (
        SELECT pg_get_serial_sequence('"${table}"', attname)::regclass AS s FROM pg_attribute
         WHERE attrelid = ${named} AND attnum > 0 AND NOT attisdropped) t WHERE s IS NOT NULL`,
        [enrolments],
      )
      await client.query(`VACUUM ANALYZE "${table}"`)
      const seconds = [written - since, performance.now() - written].map((ms) => (ms / 1000).toFixed(1))
      say(`  ${table}: ${rowCount?.toLocaleString('en')} rows in ${seconds[0]} s, indexes ${seconds[1]} s`)
    }
    await client.query('VACUUM ANALYZE')
    await client.query('CHECKPOINT')
  } finally {
    await client.end()
  }
}

export async function addTeaching(url: string): Promise<{ courseNo: number; lectureNos: number[] }> {
  const { db, close } = connectDatabase({ url })
  try {
    const thisYear = new Date().getFullYear()
    const lectures = Array.from({ length: LECTURES }, (_, at) => ({
      title: `${at + 1}강`,
      durationSeconds: LECTURE_SECONDS,
      mediaKey: `lecture${at + 1}`,
    }))
    for (let ago = YEARS - 1; ago > 0; ago -= 1) await addCourse(db, { year: thisYear - ago, lectures })
    const course = await addCourse(db, { year: thisYear, lectures })
    await addExamQuestions(db, 40)
    await addSurvey(db, thisYear)
    return { courseNo: course.code.courseNo, lectureNos: course.lectures.map(({ lectureNo }) => lectureNo) }
  } finally {
    await close()
  }
}
