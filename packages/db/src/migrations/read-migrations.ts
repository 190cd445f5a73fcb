import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Migration = { name: string; script: string; checksum: string }

export const migrationsDirectory = fileURLToPath(new URL('../../../../prisma/migrations/', import.meta.url))

/** Reads Prisma's layout `<directory>/<timestamp>_<words>/migration.sql`, in the order of the names. */
export function readMigrations(directory = migrationsDirectory): Migration[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(directory, entry.name, 'migration.sql')))
    .map((entry) => entry.name)
    .toSorted()
    .map((name) => {
      const script = readFileSync(join(directory, name, 'migration.sql'), 'utf8')
      return { name, script, checksum: createHash('sha256').update(script).digest('hex') }
    })
}
