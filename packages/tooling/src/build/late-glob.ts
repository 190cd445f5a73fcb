import type { Plugin } from 'rolldown'

const LATE = 'late-glob:'

/**
 * Loads `glob` (139 kB) with its first call. @fastify/static imports it at once but uses it only if the API serves the web's
 * files.
 */
export const lateGlob: Plugin = {
  name: 'late-glob',
  resolveId: {
    filter: { id: /^glob$/ },
    async handler(id, importer) {
      const real = await this.resolve(id, importer, { skipSelf: true })
      return real && `${LATE}${real.id}`
    },
  },
  load: {
    filter: { id: /^late-glob:/ },
    handler(id) {
      const real = JSON.stringify(id.slice(LATE.length))
      return `export const glob = (...asked) => import(${real}).then((late) => late.glob(...asked))`
    },
  },
}
