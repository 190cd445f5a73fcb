import { connectDatabase } from '@hygiene/db/connect'
import { readProgramSettings } from '@hygiene/db/read-program-settings'
import { readSetupItems } from '@hygiene/operations/staff/setup/read-setup'
import { readConfig } from './config.ts'
import { setupLines } from './setup-lines.ts'

const { DATABASE_URL: url, SMS_SENDER: deploymentSender } = readProgramSettings(readConfig)
if (url === '' || process.argv.length > 2) {
  process.stderr.write(`Prints what the association still has to prepare, as the admin console shows it; ends with 1 while something is missing.
  pnpm ready
DATABASE_URL must be set, SMS_SENDER as for the API.
`)
  process.exit(2)
}

const database = connectDatabase({ url, poolSize: 1 })
try {
  const items = await readSetupItems(database.db, { now: new Date(), deploymentSender })
  process.stdout.write(setupLines(items))
  process.exitCode = items.every(({ isDone }) => isDone) ? 0 : 1
} finally {
  await database.close()
}
