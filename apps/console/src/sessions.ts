import { connectDatabase } from '@hygiene/db/connect'
import { readProgramSettings } from '@hygiene/db/read-program-settings'
import { readSiteConfig } from './config.ts'
import { readArguments, USAGE } from './sessions/read-arguments.ts'
import { runCommand } from './sessions/run-command.ts'

const command = readArguments(process.argv.slice(2))
if (command === null) {
  process.stderr.write(`${USAGE}DATABASE_URL must be set.\n`)
  process.exit(2)
}

const { DATABASE_URL, PUBLIC_URL } = readProgramSettings(readSiteConfig)
const database = connectDatabase({ url: DATABASE_URL, poolSize: 1 })
try {
  const isDone = await runCommand(
    {
      db: database.db,
      publicUrl: PUBLIC_URL,
      now: () => new Date(),
      print: (line) => void process.stdout.write(`${line}\n`),
    },
    command,
  )
  process.exitCode = isDone ? 0 : 1
} finally {
  await database.close()
}
