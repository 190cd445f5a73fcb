/**
 * Runs `stop` once when the terminal, the system or the parent requests the end. SIGTERM to `npm start` reaches only npm, so the
 * parent is watched. A second Ctrl-C ends without waiting.
 */
export function endWith(stop: () => Promise<void>, exit = (code: number): void => process.exit(code)): void {
  let ending = false
  const parent = process.ppid
  const end = (): void => {
    if (ending) return
    ending = true
    process.stdout.write('\nEnding …\n')
    stop().then(
      () => exit(0),
      (cause: unknown) => {
        process.stderr.write(`${String(cause)}\n`)
        exit(1)
      },
    )
  }
  process.on('SIGINT', () => (ending ? exit(130) : end()))
  process.on('SIGTERM', end)
  process.on('SIGHUP', end)
  setInterval(() => {
    if (process.ppid !== parent) end()
  }, 300).unref()
}
