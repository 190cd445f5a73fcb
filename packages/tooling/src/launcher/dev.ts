import { runTown } from './run-town.ts'

// As `npm start`, but the API and the worker start again when a file changes, and Vite serves the web sources.
await runTown({ program: 'launcher/dev.ts', reset: process.argv.includes('--reset'), watch: true })
