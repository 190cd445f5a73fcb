import { relative, sep } from 'node:path'
import type { Plugin } from 'rolldown'

/**
 * A module of ours that reads a file beside itself finds it from the bundle too: it is told the address it has in the tree.
 * All files of a bundle lie in one folder, so the way from there is the same for each.
 */
export function ownAddress(outputDirectory: string): Plugin {
  return {
    name: 'own-address',
    transform: {
      filter: { id: { exclude: /[\\/]node_modules[\\/]/ }, code: 'import.meta.url' },
      handler(code, id) {
        const path = relative(outputDirectory, id).split(sep).join('/')
        const address = `new URL('${path}', import.meta.url).href`
        // No line moves, so the source map stays as it is.
        return { code: code.replaceAll('import.meta.url', address), map: null }
      },
    },
  }
}
