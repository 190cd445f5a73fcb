import { fileURLToPath } from 'node:url'
import { BUILD_TARGET } from '@hygiene/client/build-target'
import { contractRows } from '@hygiene/client/contract-rows'
import { productionRouter } from '@hygiene/client/production-router'
import { startNotice } from '@hygiene/client/start-notice'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { CHUNKS } from './src/app/prerender/build/chunks.ts'
import { nativeLinks } from './src/app/prerender/build/native-links.ts'
import { plainTypeface } from './src/app/prerender/build/plain-typeface.ts'
import { prerender } from './src/app/prerender/build/prerender.ts'
import { startText } from './src/app/prerender/build/start-text.ts'

const API = process.env['API_URL'] ?? 'http://127.0.0.1:4000'
const ADMIN = process.env['ADMIN_URL'] ?? 'http://127.0.0.1:5174'
const SERVED_BY_API = ['/api', '/media', '/common', '/comm-user', '/smart-user', '/healthz', '/readyz']

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    contractRows([fileURLToPath(new URL('src', import.meta.url))]),
    productionRouter(import.meta.resolve('react-router')),
    startNotice(startText(command === 'serve')),
    nativeLinks(process.env['NATIVE_LINKS']),
    prerender(),
  ],
  css: { postcss: { plugins: [plainTypeface()] } },
  server: {
    port: 5173,
    // One origin with the staff console, as behind the web server: a linked login opens here.
    proxy: { ...Object.fromEntries(SERVED_BY_API.map((path) => [path, API])), '/staff': ADMIN },
  },
  build: {
    target: BUILD_TARGET,
    // Read by the check of weights (packages/tooling/size-limit.config.ts).
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The start lists every later file for its screens: names of hashes alone are a fortieth less to load.
      output: { chunkFileNames: 'assets/[hash].js', codeSplitting: { groups: CHUNKS } },
    },
  },
}))
