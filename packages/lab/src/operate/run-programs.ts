import { pathToFileURL } from 'node:url'

export interface ProgramCall {
  entry: string
  args: string[]
  env: Record<string, string>
}

export interface ProgramEnd {
  code: number
  said: string
}

class Exited extends Error {}

/** Runs programs in sequence in this process, so packages load once. Each program is evaluated again. */
async function runInTurn(calls: readonly ProgramCall[]): Promise<ProgramEnd[]> {
  const ends: ProgramEnd[] = []
  const environment = { ...process.env }
  let said = ''
  const write = (chunk: string | Uint8Array): boolean => ((said += String(chunk)), true)
  Object.assign(process.stdout, { write })
  Object.assign(process.stderr, { write })
  process.exit = (code) => {
    process.exitCode = code ?? 0
    throw new Exited()
  }
  for (const [at, { entry, args, env }] of calls.entries()) {
    said = ''
    process.exitCode = 0
    process.argv = [process.execPath, entry, ...args]
    process.env = { ...environment, ...env }
    try {
      await import(`${pathToFileURL(entry).href}?call=${at}`)
    } catch (error) {
      if (!(error instanceof Exited)) {
        process.exitCode = 70
        said += String(error)
      }
    }
    ends.push({ code: process.exitCode, said })
  }
  process.exitCode = 0
  return ends
}

const realWrite = process.stdout.write.bind(process.stdout)
let input = ''
for await (const chunk of process.stdin) input += String(chunk)
const ends = await runInTurn(JSON.parse(input) as ProgramCall[])
realWrite(JSON.stringify(ends))
