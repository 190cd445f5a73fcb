export interface Options {
  all: boolean
  /** Repeats a failed journey once and names it in a warning. */
  repeats: boolean
}

const FLAGS = ['--all', '--no-retry']

/** Refuses an unknown flag, because a misspelt one would silently skip what it requests. */
export function readOptions(args: readonly string[]): Options {
  const unknown = args.filter((arg) => !FLAGS.includes(arg))
  if (unknown.length > 0) {
    throw new Error(`Unknown: ${unknown.join(' ')}. Use npm test, or npm test -- [${FLAGS.join('] [')}].`)
  }
  return { all: args.includes('--all'), repeats: !args.includes('--no-retry') }
}
