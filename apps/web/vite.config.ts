import { fileURLToPath } from 'node:url'
import { contractsAtRest } from '@hygiene/client/contracts-at-rest'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { CHUNKS } from './src/app/prerender/build/chunks.ts'
import { nativeLinks } from './src/app/prerender/build/native-links.ts'
import { plainRouter } from './src/app/prerender/build/plain-router.ts'
import { plainTypeface } from './src/app/prerender/build/plain-typeface.ts'
import { prerender } from './src/app/prerender/build/prerender.ts'

const API = process.env['API_URL'] ?? 'http://127.0.0.1:4000'
const ADMIN = process.env['ADMIN_URL'] ?? 'http://127.0.0.1:5174'
const SERVED_BY_API = ['/api', '/media', '/common', '/comm-user', '/smart-user', '/healthz', '/readyz']

export default defineConfig({
  plugins: [react(), contractsAtRest(), plainRouter(), nativeLinks(process.env['NATIVE_LINKS']), prerender()],
  css: { postcss: { plugins: [plainTypeface()] } },
  resolve: {
    // The browser sends contracts and never parses with them, so the validator (24 kB) stays on the server.
    alias: [
      { find: /^zod$/, replacement: fileURLToPath(import.meta.resolve('@hygiene/client/schemas-at-rest')) },
    ],
  },
  server: {
    port: 5173,
    // One origin with the staff console, as behind the web server: a linked login opens here.
    proxy: { ...Object.fromEntries(SERVED_BY_API.map((path) => [path, API])), '/staff': ADMIN },
  },
  build: {
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: CHUNKS } },
      // Contracts and rules are declarations: an unused one leaves the bundle.
      treeshake: {
        moduleSideEffects: (id) => !/packages\/(contracts|domain)\/src/.test(id),
        manualPureFunctions: ['z'],
      },
    },
  },
})
