import { contractRows } from '@hygiene/client/contract-rows'
import { productionRouter } from '@hygiene/client/production-router'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const API = process.env['API_URL'] ?? 'http://127.0.0.1:4000'

export default defineConfig({
  // One origin with the web, so that a linked login opens there; a path of its own.
  base: '/staff/',
  plugins: [react(), contractRows(), productionRouter(import.meta.resolve('react-router'))],
  server: {
    port: 5174,
    proxy: Object.fromEntries(['/api', '/smart-user', '/icon.svg'].map((path) => [path, API])),
  },
  build: {
    // Read by the check of weights (packages/tooling/size-limit.config.ts).
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !/packages\/(contracts|domain)\/src/.test(id) },
    },
  },
})
