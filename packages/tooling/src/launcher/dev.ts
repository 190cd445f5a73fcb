import { runEnvironment } from './run-environment.ts'

// Runs like `npm start`, but restarts API and worker on file changes, and Vite serves the web sources.
await runEnvironment({ program: 'launcher/dev.ts', reset: process.argv.includes('--reset'), watch: true })
