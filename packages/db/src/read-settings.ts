type Environment = Readonly<Record<string, string | undefined>>

/** A setting of the environment that a process cannot start with; its message is one sentence for the person who installs it. */
export class WrongSettings extends Error {}

/** Reads the settings of a process. Wrong ones end it with code 1 and their sentence, without a stack trace. */
export function readSettings<Settings>(read: (env: Environment) => Settings): Settings {
  try {
    return read(process.env)
  } catch (failure) {
    if (!(failure instanceof WrongSettings)) throw failure
    process.stderr.write(`${failure.message}\n`)
    return process.exit(1)
  }
}
