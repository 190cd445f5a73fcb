import { readProgramSettings } from '@hygiene/db/read-program-settings'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { readManifest } from '@hygiene/db/backup-manifest'
import { passOverNumbers } from '@hygiene/db/pass-over-numbers'
import { restoreBackup } from '@hygiene/db/restore'
import { afterReturn } from './after-return.ts'
import { keyFingerprints, otherKeys } from './backup-keys.ts'
import { type ConsoleConfig, readConfig } from './config.ts'

const HOW = `Brings an empty database and an empty storage to a backup; nothing else may run meanwhile.
  pnpm restore <folder>/<backup>
The same for a database that PostgreSQL itself has brought back to an instant; files come from the folder of backups.
  pnpm restore --returned "2026-12-30 14:05:00+09" [<folder>]
DATABASE_URL must be set, storage and the keys as for the API.
`

const asked = readArguments()
const config = readProgramSettings(readConfig)
if (!asked || config.DATABASE_URL === '') {
  process.stderr.write(HOW)
  process.exit(2)
}

try {
  process.stdout.write(await ('stateAt' in asked ? returned(config, asked) : restored(config, asked.place)))
} catch (cause) {
  process.stderr.write(`Not restored: ${cause instanceof Error ? cause.message : String(cause)}\n`)
  process.exit(1)
}

async function restored(settings: ConsoleConfig, place: string): Promise<string> {
  const wrong = otherKeys((await readManifest(place)).keys, keyFingerprints(process.env))
  if (wrong.length > 0) throw new Error(`These keys are not those of the backup: ${wrong.join(', ')}`)
  const { takenAt } = await restoreBackup(settings.DATABASE_URL, place)
  return afterReturn(settings, { stateAt: new Date(takenAt), files: join(dirname(place), 'files') })
}

async function returned(
  settings: ConsoleConfig,
  { stateAt, folder }: { stateAt: Date; folder: string | undefined },
): Promise<string> {
  await passOverNumbers(settings.DATABASE_URL)
  return afterReturn(settings, { stateAt, files: folder === undefined ? null : join(folder, 'files') })
}

/** Returns undefined for invalid arguments, including an instant without its zone. */
function readArguments(): { place: string } | { stateAt: Date; folder: string | undefined } | undefined {
  try {
    const { values, positionals } = parseArgs({
      options: { returned: { type: 'string' } },
      allowPositionals: true,
    })
    const [folder, ...more] = positionals
    if (more.length > 0) return undefined
    const { returned: instant } = values
    if (instant === undefined) return folder === undefined ? undefined : { place: folder }
    const stateAt = new Date(instant)
    const isInstant = /(Z|[+-]\d\d(:?\d\d)?)$/.test(instant) && !Number.isNaN(stateAt.getTime())
    return isInstant ? { stateAt, folder } : undefined
  } catch {
    return undefined
  }
}
