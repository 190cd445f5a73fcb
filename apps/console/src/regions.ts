import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { connectDatabase } from '@hygiene/db/connect'
import { readProgramSettings } from '@hygiene/db/read-program-settings'
import { readRegionList } from '@hygiene/domain/platform/lookup/region-list'
import { loadRegionList } from '@hygiene/operations/platform/lookup/write-regions'
import { readConfig } from './config.ts'
import { decodeList } from '@hygiene/operations/platform/lookup/decode-list'

const { DATABASE_URL: url } = readProgramSettings(readConfig)
const [path, ...others] = process.argv.slice(2)
if (url === '' || path === undefined || others.length > 0) {
  process.stderr.write(`Brings provinces (시·도), cities (시·군·구) and districts (법정동) to the official list.
  pnpm regions FILE   the unpacked «법정동코드 전체자료» of https://www.code.go.kr
DATABASE_URL must be set.
`)
  process.exit(2)
}

const database = connectDatabase({ url, poolSize: 1 })
try {
  const list = readRegionList(decodeList(await readFile(path)))
  const levels = await loadRegionList(database.db, list, new Date(), basename(path))
  for (const [level, name] of [
    [1, 'provinces'],
    [2, 'cities'],
    [3, 'districts'],
  ] as const) {
    const { added, renamed, closed } = levels[level]
    process.stdout.write(`${name}: ${added} added, ${renamed} renamed, ${closed} closed\n`)
  }
} catch (failure) {
  process.stderr.write(
    `${failure instanceof Error ? failure.message : String(failure)}\nNothing was changed.\n`,
  )
  process.exitCode = 1
} finally {
  await database.close()
}
