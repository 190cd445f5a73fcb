import type { Plugin } from 'rolldown'

const COMPILED = 'const LONG_PREFIX_MIN_LENGTH = 16'
const NEVER = 'const LONG_PREFIX_MIN_LENGTH = 2'

/**
 * Replaces find-my-way's compiled prefix functions. It compiles one per path part shorter than 16 letters, which for hundreds of
 * routes costs a tenth of the API's start time; here all parts are compared as it compares longer ones.
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
