import { runEnvironment } from './run-environment.ts'

const flags = process.argv.slice(2)
const unknown = flags.find((flag) => flag !== '--reset')
if (unknown) {
  process.stderr.write(`«${unknown}» is not known. npm start -- --reset begins the environment again.\n`)
  process.exit(2)
}
await runEnvironment({ program: 'launcher/start.ts', reset: flags.includes('--reset'), watch: false })
