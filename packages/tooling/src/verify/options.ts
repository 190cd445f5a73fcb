export interface Options {
  /** Every journey, every engine and what is measured of the built clients, too. */
  all: boolean
  /** A journey that failed is walked once more, and named in a warning. */
  repeats: boolean
}

const FLAGS = ['--all', '--no-retry']

/** Refuses a flag that it does not know: a misspelt one would leave out what was asked for. */
export function readOptions(args: readonly string[]): Options {
  const unknown = args.filter((arg) => !FLAGS.includes(arg))
  if (unknown.length > 0) {
    throw new Error(`Unknown: ${unknown.join(' ')}. Use npm test, or npm test -- [${FLAGS.join('] [')}].`)
  }
  return { all: args.includes('--all'), repeats: !args.includes('--no-retry') }
}
