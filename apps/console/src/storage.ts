import { readProgramSettings } from '@hygiene/db/read-program-settings'
import { existsSync } from 'node:fs'
import { openBucket } from '@hygiene/gateways'
import { readConfig } from './config.ts'
import { moveFiles } from './move-files.ts'

if (process.argv.slice(2).join(' ') !== 'move') {
  process.stderr.write(`Copies the files of STORAGE_DIR into the bucket of the settings, and compares each.
  pnpm storage move
S3_BUCKET and the other settings of the bucket must be set as for the API. The folder keeps its files.
`)
  process.exit(2)
}

try {
  const config = readProgramSettings(readConfig)
  if (!existsSync(config.STORAGE_DIR)) throw new Error('STORAGE_DIR is no folder')
  const { copied, there, different } = await moveFiles(config.STORAGE_DIR, await openBucket(config))
  for (const key of different) process.stderr.write(`${key} is in the bucket with other bytes\n`)
  process.stdout.write(`${copied} copied, ${there} were there, ${different.length} differ\n`)
  process.exitCode = different.length > 0 ? 1 : 0
} catch (cause) {
  process.stderr.write(`Not all is moved: ${cause instanceof Error ? cause.message : String(cause)}\n`)
  process.exitCode = 1
}
