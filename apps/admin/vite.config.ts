import { fileURLToPath } from 'node:url'
import { contractsAtRest } from '@hygiene/client/contracts-at-rest'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const API = process.env['API_URL'] ?? 'http://127.0.0.1:4000'

export default defineConfig({
  // One origin with the web, so that a linked login opens there; a path of its own.
  base: '/staff/',
  plugins: [react(), contractsAtRest()],
  resolve: {
    // As in the web: contracts are sent, never parsed with (decision 006).
    alias: [
      { find: /^zod$/, replacement: fileURLToPath(import.meta.resolve('@hygiene/client/schemas-at-rest')) },
    ],
  },
  server: {
    port: 5174,
    proxy: Object.fromEntries(['/api', '/smart-user', '/icon.svg'].map((path) => [path, API])),
  },
  build: {
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !/packages\/(contracts|domain)\/src/.test(id) },
    },
  },
})
