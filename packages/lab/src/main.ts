import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LABS, listOfLabs } from './labs.ts'

const [name, ...options] = process.argv.slice(2)
const lab = name === undefined || !Object.hasOwn(LABS, name) ? undefined : LABS[name]
if (lab) {
  const program = join(import.meta.dirname, lab.program)
  process.argv = [process.execPath, program, ...options]
  await import(pathToFileURL(program).href)
} else if (name === undefined) process.stdout.write(listOfLabs())
else {
  process.stderr.write(`«${name}» is no lab.\n${listOfLabs()}`)
  process.exitCode = 2
}
