import { readProgramSettings } from '@hygiene/db/read-program-settings'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createStorage, openStorage } from '@hygiene/gateways'
import { writeBackup } from '@hygiene/db/backup'
import { keyFingerprints } from './backup-keys.ts'
import { readConfig } from './config.ts'
import { copyMissingFiles } from './copy-files.ts'

const [folder] = process.argv.slice(2)
const config = readProgramSettings(readConfig)
const { DATABASE_URL: url } = config
if (folder === undefined || url === '') {
  process.stderr.write(`Writes the database of this instant and the stored files, while calls go on.
  pnpm backup <folder>
DATABASE_URL must be set, storage and the keys as for the API.
`)
  process.exit(2)
}

const now = new Date()
const place = join(folder, now.toISOString().replaceAll(':', '-'))
await mkdir(place, { recursive: true, mode: 0o700 })
const { tables } = await writeBackup({ url, folder: place, keys: keyFingerprints(process.env), now })
// Copies files after the database, so that no row names a file the copy lacks.
const kept = createStorage({ directory: join(folder, 'files') })
const files = await copyMissingFiles(await openStorage(config), kept)
const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
process.stdout.write(
  `${place}: ${Object.keys(tables).length} tables, ${rows} rows; ${files} files were new.\n`,
)
