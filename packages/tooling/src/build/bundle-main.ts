import { BUNDLED_PROGRAMS } from './bundled-programs.ts'
import { bundleProgram } from './bundle-program.ts'

const wanted = process.argv.slice(2)
for (const program of BUNDLED_PROGRAMS) if (wanted.includes(program)) await bundleProgram(program)
