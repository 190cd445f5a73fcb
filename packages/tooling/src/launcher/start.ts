import { runTown } from './run-town.ts'

const flags = process.argv.slice(2)
const unknown = flags.find((flag) => flag !== '--reset')
if (unknown) {
  process.stderr.write(`«${unknown}» is not known. npm start -- --reset begins the town anew.\n`)
  process.exit(2)
}
await runTown({ program: 'launcher/start.ts', reset: flags.includes('--reset'), watch: false })
