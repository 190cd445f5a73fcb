import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDatabase } from '@hygiene/db/connect'
import { applyMigrations } from '@hygiene/db/migrations'
import { contractClient } from '@hygiene/testing'
import { startEmbeddedPostgres } from '@hygiene/testing/postgres-embedded'
import { databaseUrl, onServer } from '@hygiene/testing/postgres-template'
import { TOKEN_SECRET } from './bookers.ts'
import { type Child, startChild } from './child.ts'
import { addNotices, addStudents, addVisitors, type Student } from './students.ts'

export const API_ENTRY = 'apps/api/src/main.ts'
export const FLOOR_ENTRY = 'packages/lab/src/bench/floor/main.ts'
const NOTICES = 100
const STUDENTS = 128
const VISITORS = 128

export interface BenchEnvironment {
  databaseUrl: string
  api: Child
  floor: Child
  postgresPid: number
  students: readonly Student[]
  visitors: readonly string[]
  addDatabase: (name: string) => Promise<string>
}

type Undo = () => Promise<void> | void

export async function openEnvironment(undo: Undo[]): Promise<BenchEnvironment> {
  const scratch = mkdtempSync(join(tmpdir(), 'hygiene-bench-'))
  chmodSync(scratch, 0o755)
  undo.push(() => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }))
  // Keeps default settings, so a commit is on disk before it is answered.
  const postgres = await startEmbeddedPostgres({ directory: join(scratch, 'postgres') })
  undo.push(postgres.stop)
  const addDatabase = async (name: string): Promise<string> => {
    await onServer(postgres.url, (client) => client.query(`CREATE DATABASE ${name}`))
    const url = databaseUrl(postgres.url, name)
    await applyMigrations(url)
    return url
  }

  const url = await addDatabase('bench')
  const database = connectDatabase({ url })
  undo.push(() => database.close())
  await addNotices(database.db, NOTICES)
  const api = await startChild(API_ENTRY, apiSettings(url, scratch))
  undo.push(api.stop)
  const students = await addStudents(database.db, contractClient(api.origin), STUDENTS)
  const visitors = await addVisitors(database.db, VISITORS)
  await onServer(url, (client) => client.query('VACUUM ANALYZE'))
  const floor = await startChild(FLOOR_ENTRY, { DATABASE_URL: url })
  undo.push(floor.stop)
  return { databaseUrl: url, api, floor, postgresPid: postgres.pid, students, visitors, addDatabase }
}

export function apiSettings(url: string, scratch: string): Record<string, string> {
  return {
    DATABASE_URL: url,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    JWT_SECRET: TOKEN_SECRET,
    STORAGE_DIR: join(scratch, 'storage'),
    WEB_DIST_DIR: '',
  }
}
