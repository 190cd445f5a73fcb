type Environment = Readonly<Record<string, string | undefined>>

export class WrongSettings extends Error {}

/** Ends the process with code 1 and one sentence, without a stack trace, if settings are wrong. */
export function readSettings<Settings>(read: (env: Environment) => Settings): Settings {
  try {
    return read(process.env)
  } catch (failure) {
    if (!(failure instanceof WrongSettings)) throw failure
    process.stderr.write(`${failure.message}\n`)
    return process.exit(1)
  }
}
