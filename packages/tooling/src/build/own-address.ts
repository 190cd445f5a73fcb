import { relative, sep } from 'node:path'
import type { Plugin } from 'rolldown'

/**
 * Gives a module that reads neighbouring files the address it has in the source tree. All files of a bundle are in one folder, so
 * the relative path is the same for each.
 */
export function ownAddress(outputDirectory: string): Plugin {
  return {
    name: 'own-address',
    transform: {
      filter: { id: { exclude: /[\\/]node_modules[\\/]/ }, code: 'import.meta.url' },
      handler(code, id) {
        const path = relative(outputDirectory, id).split(sep).join('/')
        const address = `new URL('${path}', import.meta.url).href`
        return { code: code.replaceAll('import.meta.url', address), map: null }
      },
    },
  }
}
