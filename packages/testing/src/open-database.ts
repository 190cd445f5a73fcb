import { connectDatabase, type Database, type Queries } from '@hygiene/db/connect'
import { cloneDatabase } from './postgres.ts'

export interface OpenedDatabase {
  url: string
  db: Queries
  drop(): Promise<void>
}

export async function openDatabase(): Promise<OpenedDatabase> {
  const copy = await cloneDatabase()
  const { db, close } = connectDatabase({ url: copy.url, poolSize: 2 })
  return {
    url: copy.url,
    db,
    async drop() {
      await close()
      await copy.drop()
    },
  }
}

export function databaseAt(url: string): { db: Queries; close(): Promise<void> } {
  const { db, close } = connectDatabase({ url, poolSize: 2 })
  return { db, close }
}

export interface DatabaseScenario {
  url: string
  database: Database
  stop(): Promise<void>
}

export async function openDatabaseScenario(): Promise<DatabaseScenario> {
  const copy = await cloneDatabase()
  const database = connectDatabase({ url: copy.url })
  return {
    url: copy.url,
    database,
    async stop() {
      await database.close()
      await copy.drop()
    },
  }
}
