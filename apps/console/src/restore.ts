import { dirname, join } from 'node:path'
import { connectDatabase } from '@hygiene/db'
import { createStorage, openStorage } from '@hygiene/gateways'
import { readManifest } from '@hygiene/db/backup-manifest'
import { restoreBackup } from '@hygiene/db/restore'
import { passOverCertificateNumbers } from '@hygiene/operations/certificate/pass-over-numbers'
import { doubtUnsent } from '@hygiene/operations/messages/doubt-unsent'
import { keyFingerprints, otherKeys } from './backup-keys.ts'
import { readConfig } from './config.ts'
import { copyMissingFiles } from './copy-files.ts'

const [place] = process.argv.slice(2)
const config = readConfig(process.env)
const { DATABASE_URL: url } = config
if (place === undefined || url === '') {
  process.stderr.write(`Brings an empty database and an empty storage to a backup; nothing else may run meanwhile.
  pnpm restore <folder>/<backup>
DATABASE_URL must be set and empty of tables, storage and the keys as for the API.
`)
  process.exit(2)
}

try {
  const wrong = otherKeys((await readManifest(place)).keys, keyFingerprints(process.env))
  if (wrong.length > 0) throw new Error(`These keys are not those of the backup: ${wrong.join(', ')}`)
  const { takenAt } = await restoreBackup(url, place)
  const kept = createStorage({ directory: join(dirname(place), 'files') })
  const files = await copyMissingFiles(kept, await openStorage(config))
  const database = connectDatabase({ url, poolSize: 1 })
  try {
    const unsent = await doubtUnsent(database.db, new Date())
    await passOverCertificateNumbers(database.db)
    process.stdout.write(`The state of ${takenAt}; ${files} files; ${unsent} messages to look for.\n`)
  } finally {
    await database.close()
  }
} catch (cause) {
  process.stderr.write(`Not restored: ${cause instanceof Error ? cause.message : String(cause)}\n`)
  process.exit(1)
}
