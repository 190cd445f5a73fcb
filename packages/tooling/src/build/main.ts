import { buildPrograms } from './build-programs.ts'
import { BUNDLED_PROGRAMS, bundleOf } from './bundled-programs.ts'

const since = performance.now()
const wanted = process.argv.slice(2)
const unknown = wanted.find((app) => !BUNDLED_PROGRAMS.some((program) => program.startsWith(`apps/${app}/`)))
if (unknown) {
  process.stderr.write(`«${unknown}» is not bundled: pnpm build [api] [worker] [console] [sandbox].\n`)
  process.exit(2)
}
const programs = BUNDLED_PROGRAMS.filter(
  (program) => wanted.length === 0 || wanted.includes(program.split('/')[1] ?? ''),
)
const outcome = await buildPrograms(programs)
for (const program of programs) process.stdout.write(`${bundleOf(program)}\n`)
process.stdout.write(`${outcome} in ${((performance.now() - since) / 1000).toFixed(1)} s\n`)
