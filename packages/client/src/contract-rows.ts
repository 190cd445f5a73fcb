import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import { refusalsReadIn } from './refusals-read.ts'

type Contracts = typeof import('@hygiene/contracts')
type Declared = Pick<Contracts, 'ENDPOINTS' | 'REFUSALS' | 'ROW_FIELDS'>

const DOOR = '@hygiene/contracts'
const SOURCES = fileURLToPath(import.meta.resolve(DOOR))
/** By its file: a module that exists in the build only has no folder from which a package is found. */
const WIRE = fileURLToPath(import.meta.resolve(`${DOOR}/wire`))
const ROW = `${DOOR}/row/`
const REFUSAL_NAMES = `${DOOR}/refusal-names`
const OWN_SOURCES = fileURLToPath(new URL('.', import.meta.url))

/**
 * Replaces the contracts' door in a browser: each endpoint is its row there (`ROW_FIELDS`), each refusal its name and code.
 * The rows are read from the contracts themselves, so that the types of the door hold for them. What is built names only the
 * refusals that the sources of the screens (`folders`) name; another one is its code and its sentence.
 */
export function contractRows(folders: readonly string[]): Plugin {
  let reading: ReturnType<typeof runnerImport<Contracts>> | undefined
  let named: ReadonlySet<string> | undefined
  let isBuilt = false

  return {
    name: 'contract-rows',
    enforce: 'pre',
    configResolved({ command }) {
      isBuilt = command === 'build'
    },
    // Once per build: an edit of a screen begins another one.
    buildStart() {
      named = undefined
    },
    resolveId: {
      filter: { id: /^@hygiene\/contracts($|\/row\/|\/refusal-names$)/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0@hygiene\/contracts/ },
      async handler(id) {
        reading ??= runnerImport<Contracts>(SOURCES)
        const { module, dependencies } = await reading
        if (this.meta.watchMode) for (const file of dependencies) this.addWatchFile(file)
        const names = Object.keys(module.REFUSALS)
        named ??= isBuilt ? refusalsReadIn([...folders, OWN_SOURCES], names) : new Set(names)
        return { code: codeOf(id.slice(1), module, named), moduleSideEffects: false }
      },
    },
    watchChange(file) {
      if (file.includes('/packages/contracts/src/')) reading = undefined
    },
  }
}

/** The door only passes on, so that each row stands in the chunk of the screens that send it. */
export function codeOf(
  id: string,
  { ENDPOINTS, REFUSALS, ROW_FIELDS }: Declared,
  named: ReadonlySet<string>,
): string {
  if (id === DOOR) {
    const parts = [WIRE, REFUSAL_NAMES, ...Object.keys(ENDPOINTS).map((name) => ROW + name)]
    return parts.map((part) => `export * from ${JSON.stringify(part)}`).join('\n')
  }
  if (id === REFUSAL_NAMES) {
    const rows = Object.entries(REFUSALS).filter(([name]) => named.has(name))
    const names = rows.map(([name, { code }]) => [code, name])
    return `const NAMES = new Map(${JSON.stringify(names)})
export const refusalNamed = (code) => NAMES.get(code) ?? null`
  }
  const operation = id.slice(ROW.length)
  const endpoint = Object.entries(ENDPOINTS).find(([name]) => name === operation)?.[1]
  if (!endpoint) throw new Error(`The contracts have no endpoint ${operation}.`)
  const row = Object.fromEntries(ROW_FIELDS.map((field) => [field, endpoint[field]]))
  return `export const ${operation} = ${JSON.stringify(row)}`
}
