import { connectDatabase } from '@hygiene/db/connect'
import { readProgramSettings } from '@hygiene/db/read-program-settings'
import { countExpiredRows } from '@hygiene/operations/platform/retention/count-expired-rows'
import { readConfig } from './config.ts'
import { retentionLines } from './retention-lines.ts'

const { DATABASE_URL: url } = readProgramSettings(readConfig)
if (url === '' || process.argv.length > 2) {
  process.stderr.write(`What the worker's next run would delete, by rule; deletes nothing.
  pnpm retention
DATABASE_URL must be set.
`)
  process.exit(2)
}

const database = connectDatabase({ url, poolSize: 1 })
try {
  for (const line of retentionLines(await countExpiredRows(database.db, new Date())))
    process.stdout.write(`${line}\n`)
} finally {
  await database.close()
}
