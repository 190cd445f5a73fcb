import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Endpoint, ROW_FIELDS } from '@hygiene/contracts/kit/endpoint'
import type { REFUSALS } from '@hygiene/contracts/refusals/table'
import type { Plugin } from 'vite'
import { refusalsReadIn } from './refusals-read.ts'

const CONTRACTS = '@hygiene/contracts/'
const ROW = `\0${CONTRACTS}row/`
const REFUSAL_NAMES = `${CONTRACTS}refusals/refusal-named`
/**
 * Lists the modules that a browser receives unchanged: form rules, sentences of refusals, and parts of the protocol without a
 * schema.
 */
const TAKEN_AS_THEY_ARE =
  /^@hygiene\/contracts\/(forms\/.+|labels\/action-label|refusals\/table|kit\/(breakage|crowd|endpoint|envelope|wire-names))$/
const OWN_SOURCES = fileURLToPath(new URL('.', import.meta.url))

/**
 * Replaces an endpoint's module in browsers by its row (`ROW_FIELDS`), read from the contract itself so that its type is correct.
 * The build names only the refusals that the sources of the screens (`folders`) mention; any other one has only its code and
 * sentence.
 */
export function contractRows(folders: readonly string[]): Plugin {
  let isBuilt = false

  return {
    name: 'contract-rows',
    enforce: 'pre',
    configResolved({ command }) {
      isBuilt = command === 'build'
    },
    resolveId: {
      filter: { id: /^@hygiene\/contracts\// },
      handler(id) {
        if (id === REFUSAL_NAMES) return isBuilt ? `\0${id}` : undefined
        return TAKEN_AS_THEY_ARE.test(id) ? undefined : ROW + id.slice(CONTRACTS.length)
      },
    },
    load: {
      filter: { id: /^\0@hygiene\/contracts\// },
      async handler(id) {
        if (!id.startsWith(ROW)) return { code: await refusalNames(folders), moduleSideEffects: false }
        const path = id.slice(ROW.length)
        const address = import.meta.resolve(CONTRACTS + path)
        const file = fileURLToPath(address)
        if (this.meta.watchMode) this.addWatchFile(file)
        const declared: Record<string, unknown> = await import(`${address}?${statSync(file).mtimeMs}`)
        return { code: rowsOf(path, declared), moduleSideEffects: false }
      },
    },
  }
}

export function rowsOf(path: string, declared: Readonly<Record<string, unknown>>): string {
  const endpoints = Object.entries(declared).filter((entry): entry is [string, Endpoint] => isEndpoint(entry))
  if (endpoints.length === 0) {
    throw new Error(`${CONTRACTS}${path} has no endpoint, and its schemas stay out of the browser.`)
  }
  return endpoints
    .map(([name, endpoint]) => {
      const row = Object.fromEntries(ROW_FIELDS.map((field) => [field, endpoint[field]]))
      return `export const ${name} = ${JSON.stringify(row)}\n`
    })
    .join('')
}

function isEndpoint([name, value]: [string, unknown]): boolean {
  return typeof value === 'object' && value !== null && 'operation' in value && value.operation === name
}

async function refusalNames(folders: readonly string[]): Promise<string> {
  const { REFUSALS } = await import('@hygiene/contracts/refusals/table')
  return refusalNamesOf(REFUSALS, refusalsReadIn([...folders, OWN_SOURCES], Object.keys(REFUSALS)))
}

export function refusalNamesOf(refusals: typeof REFUSALS, named: ReadonlySet<string>): string {
  const rows = Object.entries(refusals).filter(([name]) => named.has(name))
  const names = rows.map(([name, { code }]) => [code, name])
  return `const NAMES = new Map(${JSON.stringify(names)})
export const refusalNamed = (code) => NAMES.get(code) ?? null`
}
