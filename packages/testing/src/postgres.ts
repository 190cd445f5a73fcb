import { inject } from 'vitest'
import { copyDatabase, type TestDatabase } from './postgres-template.ts'

/** A migrated database for one test file: 30 ms, and nothing another file does is seen in it. Drop it in afterAll. */
export function cloneDatabase(): Promise<TestDatabase> {
  return copyDatabase(inject('postgres'))
}

/** The same without any table, for tests of the migrations themselves. */
export function emptyDatabase(): Promise<TestDatabase> {
  return copyDatabase({ ...inject('postgres'), template: 'template0' })
}
