import { connectDatabase } from '@hygiene/db/connect'
import { readProgramSettings } from '@hygiene/db/read-program-settings'
import { loggedAction } from '@hygiene/domain/staff/audit-log/logged-action'
import { openStorage } from '@hygiene/gateways'
import { writeConsoleAudit } from '@hygiene/operations/staff/audit-log/write-console-audit'
import { readConfig } from './config.ts'
import { findLostDocuments, redrawDocuments } from './redraw-documents.ts'

const [command, ...options] = process.argv.slice(2)
const isOrder = options.join(' ') === '--order'
const config = readProgramSettings(readConfig)
if (config.DATABASE_URL === '' || command !== 'redraw' || (options.length > 0 && !isOrder)) {
  process.stderr.write(`Certificates, receipts and enrolment slips whose file is missing from storage.
  pnpm documents redraw           tells them and changes nothing
  pnpm documents redraw --order   orders them from the worker, which draws the same bytes
DATABASE_URL must be set, and storage as for the API.
`)
  process.exit(2)
}

const database = connectDatabase({ url: config.DATABASE_URL, poolSize: 1 })
try {
  const { documents, uploads } = await findLostDocuments(database.db, await openStorage(config))
  if (isOrder) {
    const action = loggedAction.onConsole('redrawDocuments')
    await writeConsoleAudit(database.db, { ...action, reason: '', now: new Date() })
    await redrawDocuments(database.db, documents)
  }
  for (const { storageKey } of documents)
    process.stdout.write(`${storageKey} ${isOrder ? 'ordered' : 'missing'}\n`)
  for (const key of uploads) process.stdout.write(`${key} missing, and cannot be drawn\n`)
  process.stdout.write(`${documents.length} documents and ${uploads.length} uploads are missing\n`)
} finally {
  await database.close()
}
