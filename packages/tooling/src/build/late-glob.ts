import type { Plugin } from 'rolldown'

const LATE = 'late-glob:'

/**
 * @fastify/static loads `glob` (139 kB) with itself and calls it only where the API serves the web's own files: it comes with
 * the first call.
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
