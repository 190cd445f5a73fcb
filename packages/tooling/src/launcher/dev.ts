import { runEnvironment } from './run-environment.ts'

// As `npm start`, but the API and the worker start again when a file changes, and Vite serves the web sources.
await runEnvironment({ program: 'launcher/dev.ts', reset: process.argv.includes('--reset'), watch: true })
