import { readFileSync } from 'node:fs'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The environment with each named setting NAME that stands in the file of NAME_FILE instead, as container platforms
 * hand over secrets. One line end after the value is not part of it. Other names that end in _FILE stay as they are.
 * @throws Error one sentence for all settings that stand in both places, or whose file is empty or cannot be read
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
      else if (value === '') wrong.push(`${name}_FILE is empty`)
      else read[name] = value
    }
  }
  if (wrong.length > 0) throw new Error(`The configuration is wrong: ${wrong.join(', ')}`)
  return read
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch {
    return undefined
  }
}
