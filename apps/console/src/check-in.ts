import type { SessionNo } from '@hygiene/domain/record-numbers'
import { parseArgs } from 'node:util'
import { connectDatabase } from '@hygiene/db/connect'
import { readProgramSettings } from '@hygiene/db/read-program-settings'
import { readSiteConfig } from './config.ts'
import { checkInLinkLines } from './check-in/check-in-link-lines.ts'

const USAGE = `Makes the link that opens the check-in page of one in-person session on staff phones.
  pnpm check-in NO [--label "front entry"]     NO as «pnpm sessions list» shows it
DATABASE_URL and PUBLIC_URL must be set.
`

function readArguments(): { sessionNo: SessionNo; label: string } | null {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { label: { type: 'string', default: '' } },
    })
    const [no = ''] = positionals
    const isNumber = positionals.length === 1 && /^[1-9]\d{0,8}$/.test(no)
    return isNumber && values.label.length <= 60 ? { sessionNo: Number(no), label: values.label } : null
  } catch {
    return null
  }
}

const wanted = readArguments()
if (wanted === null) {
  process.stderr.write(USAGE)
  process.exit(2)
}

const { DATABASE_URL, PUBLIC_URL } = readProgramSettings(readSiteConfig)
const database = connectDatabase({ url: DATABASE_URL, poolSize: 1 })
try {
  const { link, lines } = await checkInLinkLines(
    database.db,
    { ...wanted, publicUrl: PUBLIC_URL },
    new Date(),
  )
  for (const line of lines) process.stdout.write(`${line}\n`)
  process.exitCode = link === null ? 1 : 0
} finally {
  await database.close()
}
