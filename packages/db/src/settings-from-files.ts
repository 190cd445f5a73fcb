import { readFileSync } from 'node:fs'
import { WrongSettings } from './read-settings.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Not every installation has these secrets: `pnpm secrets` leaves their files empty, which counts as unset. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set([
  'DATABASE_DIRECT_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
])

/**
 * Replaces each named setting NAME by the content of the file in NAME_FILE, as container platforms pass secrets, and removes one
 * trailing line end. Other names that end in _FILE are unchanged. Throws WrongSettings with one sentence for all settings that
 * are set twice, or whose file is unreadable or empty without permission.
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
