/**
 * Runs `stop` once when the terminal, the system or the parent asks for the end. SIGTERM to `npm start` reaches npm alone,
 * so the parent is watched; a second Ctrl-C does not wait any longer.
 */
export function endWith(stop: () => Promise<void>, exit = (code: number): void => process.exit(code)): void {
  let ending = false
  const parent = process.ppid
  const end = (code: number): void => {
    if (ending) return exit(code)
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
  process.on('SIGINT', () => end(130))
  process.on('SIGTERM', () => end(143))
  process.on('SIGHUP', () => end(129))
  setInterval(() => {
    if (process.ppid !== parent && !ending) end(143)
  }, 300).unref()
}
