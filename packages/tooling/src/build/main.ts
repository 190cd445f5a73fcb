import { buildClient, type ClientName } from '../launcher/build-web.ts'
import { buildPrograms } from './build-programs.ts'
import { BUNDLED_PROGRAMS, bundleOf } from './bundled-programs.ts'

const CLIENTS = ['web', 'admin'] as const satisfies ClientName[]
const since = performance.now()
const wanted = process.argv.slice(2)
const isWanted = (app: string): boolean => wanted.length === 0 || wanted.includes(app)
const appOf = (program: string): string => program.split('/')[1] ?? ''

const apps = [...new Set(BUNDLED_PROGRAMS.map(appOf)), ...CLIENTS]
const unknown = wanted.find((app) => !apps.includes(app))
if (unknown) {
  process.stderr.write(`«${unknown}» is not built: pnpm build [${apps.join('] [')}].\n`)
  process.exit(2)
}
const programs = BUNDLED_PROGRAMS.filter((program) => isWanted(appOf(program)))
const outcomes = [await buildPrograms(programs)]
for (const program of programs) process.stdout.write(`${bundleOf(program)}\n`)
for (const client of CLIENTS.filter(isWanted)) {
  outcomes.push(await buildClient(client))
  process.stdout.write(`apps/${client}/dist\n`)
}
const outcome = outcomes.includes('built') ? 'built' : 'unchanged'
process.stdout.write(`${outcome} in ${((performance.now() - since) / 1000).toFixed(1)} s\n`)
