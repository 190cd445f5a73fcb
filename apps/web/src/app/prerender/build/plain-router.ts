import type { Plugin } from 'vite'

const ROUTER = /\/react-router\/dist\/development\/.*\.mjs$/

/**
 * The router's package offers bundlers its development build only. Its warnings go, and so do the names it gives to
 * components: an assignment keeps a component that nobody uses in the bundle.
 */
export function plainRouter(): Plugin {
  return {
    name: 'plain-router',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({
        code: code
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
          .replaceAll(/= (React\d*\.)?(forwardRef|createContext|memo)\(/g, '= /* @__PURE__ */ $1$2('),
        map: null,
      }),
    },
  }
}
