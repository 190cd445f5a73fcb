import { connectDatabase } from '@hygiene/db/connect'
import { readProgramSettings } from '@hygiene/db/read-program-settings'
import { sumReferrers } from '@hygiene/operations/content/visitor/sum-referrers'
import { z } from 'zod'
import { readConfig } from './config.ts'

const isDay = (text: string): boolean => z.iso.date().safeParse(text).success

const { DATABASE_URL: url } = readProgramSettings(readConfig)
const [from = '', to = '', ...others] = process.argv.slice(2)
if (url === '' || !isDay(from) || !isDay(to) || others.length > 0) {
  process.stderr.write(`Visits by the site they came from.
  pnpm referrers 2026-11-01 2026-11-30   both days included
DATABASE_URL must be set.
`)
  process.exit(2)
}

const database = connectDatabase({ url, poolSize: 1 })
try {
  const sums = await sumReferrers(database.db, from, to)
  for (const { siteName, visits } of sums) process.stdout.write(`${visits}\t${siteName}\n`)
  process.stdout.write(`${sums.length} sites\n`)
} finally {
  await database.close()
}
