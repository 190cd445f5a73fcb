/** Is a failure with a complete message, so it is printed without a stack. */
export class LaunchFailure extends Error {}

const width = 68

export function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

export type Step = <T>(name: string, work: () => Promise<T>, detail?: (result: T) => string) => Promise<T>

/**
 * Runs one step and prints one line with its duration; a failure becomes one sentence. No step starts after the end was
 * requested.
 */
export function makeStep(signal: AbortSignal): Step {
  return async (name, work, detail) => {
    signal.throwIfAborted()
    const since = performance.now()
    try {
      const result = await work()
      const line = detail ? `${name} ${detail(result)}` : name
      say(`${line.padEnd(width)} ${((performance.now() - since) / 1000).toFixed(1).padStart(6)} s`)
      return result
    } catch (cause) {
      if (signal.aborted || cause instanceof LaunchFailure) throw cause
      throw new LaunchFailure(explain(name, cause), { cause })
    }
  }
}

export function explain(name: string, cause: unknown): string {
  const reason = cause instanceof Error ? cause.message : String(cause)
  if (/ENOSPC|No space left/i.test(reason))
    return `${name}: the disk is full. Free some space, then start again.`
  if (/EACCES|EROFS|EPERM|Permission denied/i.test(reason))
    return `${name}: a file may not be written (${reason}).`
  if (/ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT/.test(reason))
    return `${name}: nothing answers there (${reason}).`
  if (/password authentication failed|no pg_hba\.conf entry/.test(reason))
    return `${name}: the server refused the login (${reason}).`
  if (reason.includes('PostgreSQL ended while starting')) {
    return `${reason}\nIf its data is damaged, npm start -- --reset begins the environment again.`
  }
  return `${name} failed: ${reason}`
}
