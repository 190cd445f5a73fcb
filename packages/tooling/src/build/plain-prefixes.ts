import type { Plugin } from 'rolldown'

const COMPILED = 'const LONG_PREFIX_MIN_LENGTH = 16'
const NEVER = 'const LONG_PREFIX_MIN_LENGTH = 2'

/**
 * find-my-way compiles a function for each part of an address shorter than 16 letters: for hundreds of routes a tenth of the
 * API's processor time until it listens. Longer ones it compares by a method of strings, as here all.
 */
export const plainPrefixes: Plugin = {
  name: 'plain-prefixes',
  transform: {
    filter: { id: /[\\/]find-my-way[\\/]lib[\\/]node\.js$/ },
    handler(code, id) {
      if (!code.includes(COMPILED)) throw new Error(`${id} has no «${COMPILED}»`)
      return { code: code.replace(COMPILED, NEVER), map: null }
    },
  },
}
