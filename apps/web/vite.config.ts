import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { nativeLinks } from './src/prerender/build/native-links.ts'
import { prerender } from './src/prerender/build/prerender.ts'

const API = process.env['API_URL'] ?? 'http://127.0.0.1:4000'
const ADMIN = process.env['ADMIN_URL'] ?? 'http://127.0.0.1:5174'
const SERVED_BY_API = ['/api', '/media', '/common', '/comm-user', '/smart-user', '/healthz', '/readyz']
const PLATFORM =
  /rolldown[/:]runtime|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//
const SHARED =
  /packages\/(client|ui|domain|contracts)\/|lucide-react|src\/(frame|session|api|router|paging)\//

export default defineConfig({
  plugins: [react(), nativeLinks(process.env['NATIVE_LINKS']), prerender()],
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
      output: {
        codeSplitting: {
          groups: [
            // React, router and query change rarely: one file that stays in the browser's cache.
            { name: 'platform', test: PLATFORM, priority: 3 },
            // What every screen needs comes in one answer, and what many screens share in another.
            { name: 'frame', tags: ['$initial'], priority: 2 },
            { name: 'shared', test: SHARED, minShareCount: 3, priority: 1 },
          ],
        },
      },
      // Contracts and rules are declarations: an unused one leaves the bundle.
      treeshake: { moduleSideEffects: (id) => !/packages\/(contracts|domain)\/src/.test(id) },
    },
  },
})
