import { readFileSync } from 'node:fs'
import { WrongSettings } from './read-settings.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Secrets that not every installation has: `pnpm secrets` leaves their files empty, which is as good as no setting. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set([
  'DATABASE_DIRECT_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
])

/**
 * The environment with each named setting NAME that stands in the file of NAME_FILE instead, as container platforms
 * hand over secrets. One line end after the value is not part of it. Other names that end in _FILE stay as they are.
 * @throws WrongSettings one sentence for all settings that stand in both places, or whose file cannot be read or is empty and must not be
 */
export function withSettingsFromFiles(
  env: Environment,
  names: readonly string[],
): Record<string, string | undefined> {
  const read = { ...env }
  const wrong: string[] = []
  for (const name of names) {
    const file = env[`${name}_FILE`]
    if (file === undefined || file === '') continue
    if (env[name] !== undefined && env[name] !== '') wrong.push(`${name} stands beside ${name}_FILE`)
    else {
      const value = contentOf(file)
      if (value === undefined) wrong.push(`${name}_FILE cannot be read`)
      else if (value === '' && !MAY_BE_EMPTY.has(name)) wrong.push(`${name}_FILE is empty`)
      else read[name] = value
    }
  }
  if (wrong.length > 0) throw new WrongSettings(`The configuration is wrong: ${wrong.join(', ')}`)
  return read
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch {
    return undefined
  }
}
