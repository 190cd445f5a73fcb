import { codesOf, isDatabaseAway } from './is-database-away.ts'
import { MigrationRefused } from './migrations/apply.ts'
import { readSettings } from './read-settings.ts'

type Environment = Readonly<Record<string, string | undefined>>

const REFUSED_STATES = new Set(['28000', '28P01', '3D000', '42501'])

/**
 * Reads the settings of a program at a terminal. From then on, an unreachable or refusing database ends the program with code 1
 * and one sentence. Other failures keep their stack, but not the error's fields, which may contain the address with its password.
 */
export function readProgramSettings<Settings>(read: (env: Environment) => Settings): Settings {
  process.once('uncaughtException', (failure) => {
    process.stderr.write(`${sentenceFor(failure) ?? failure.stack ?? failure.message}\n`)
    process.exit(1)
  })
  return readSettings(read)
}

export function sentenceFor(failure: unknown): string | undefined {
  if (failure instanceof MigrationRefused) return failure.message
  if (!(failure instanceof Error)) return undefined
  const { state, code } = codesOf(failure)
  const reason = reasonOf(failure) || code
  if (REFUSED_STATES.has(state)) return `PostgreSQL refuses: ${reason}. Check DATABASE_URL.`
  if (!isDatabaseAway(failure)) return undefined
  return `PostgreSQL cannot be reached: ${reason}. Check DATABASE_URL and that the server runs.`
}

/** Prisma puts the call before the reason, and the reason of a raw query between backticks. */
function reasonOf({ message }: Error): string {
  const last = message.trim().split('\n').at(-1) ?? ''
  return (/ Message: `(.+)`$/.exec(last)?.[1] ?? last).replace(/\.$/, '')
}
