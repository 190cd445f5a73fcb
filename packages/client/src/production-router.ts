import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** react-router also offers its development build to bundlers; the production build is beside it. */
export function productionRouter(packageUrl: string): Plugin {
  const production = join(dirname(fileURLToPath(packageUrl)), '../production')
  return {
    name: 'production-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: join(production, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: join(production, 'dom-export.mjs') },
        ],
      },
    }),
  }
}
