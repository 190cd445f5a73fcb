import { parseAst, type Plugin } from 'vite'

type Refusals = typeof import('@hygiene/contracts').REFUSALS

const OURS = /\/(apps|packages)\/[^/]+\/src\/.*\.tsx?$/
const TABLE = /\/packages\/contracts\/src\/refusals\/table\.ts$/
/** The two that look a refusal up by a value: its code, its name. */
const LOOKS_UP = /\/packages\/contracts\/src\/kit\/envelope\.ts$/
/** All a client reads of a contract (packages/client); schemas and refusals are types there. */
const SENT = new Set(['methods', 'path', 'effect', 'sends'])

/**
 * In the browser a contract is how its input is sent, and a refusal its name and code: the server sends the sentence. A
 * sentence that a screen says itself is written in its place, so the table of all of them stays behind.
 */
export function contractsAtRest(): Plugin {
  let refusals: Refusals
  return {
    name: 'contracts-at-rest',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      refusals = (await import('@hygiene/contracts')).REFUSALS
    },
    transform: {
      filter: { id: OURS },
      handler(code, id) {
        if (TABLE.test(id)) return { code: codesOf(refusals), map: null }
        if (code.includes('= endpoint({')) return { code: withoutSchemas(code), map: null }
        if (!code.includes('REFUSALS')) return null
        const said = withSentences(code, refusals)
        if (readsTable(said) && !LOOKS_UP.test(id)) {
          this.error(`${id} may read REFUSALS.NAME.message only: the browser has no other sentences.`)
        }
        return { code: said, map: null }
      },
    },
  }
}

function codesOf(refusals: Refusals): string {
  const rows = Object.entries(refusals).map(([name, { code }]) => `${name}:{code:${code}}`)
  return `export const REFUSALS = {${rows.join(',')}}`
}

export function withSentences(code: string, refusals: Refusals): string {
  return code.replaceAll(/\bREFUSALS\.([A-Z_]+)\.message\b/g, (_whole, name: keyof Refusals) =>
    JSON.stringify(refusals[name].message),
  )
}

const NAMED_ONLY = /\b(?:import|export)\s*\{[^}]*\}\s*from\b|\btypeof REFUSALS\b/g

/** Is the table itself read, in any way and under any name? */
export function readsTable(said: string): boolean {
  return /\bREFUSALS\s+as\b/.test(said) || /\bREFUSALS\b/.test(said.replaceAll(NAMED_ONLY, ''))
}

/** Cuts the fields only the server reads from each declared endpoint. */
export function withoutSchemas(code: string): string {
  const cuts = parseAst(code, { lang: 'ts' }).body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
    if (declared?.type !== 'VariableDeclaration') return []
    return declared.declarations.flatMap(({ init }) => {
      const [contract] = init?.type === 'CallExpression' ? init.arguments : []
      const isEndpoint =
        init?.type === 'CallExpression' &&
        init.callee.type === 'Identifier' &&
        init.callee.name === 'endpoint'
      if (!isEndpoint || contract?.type !== 'ObjectExpression') return []
      return contract.properties.filter(
        (part) => part.type === 'Property' && part.key.type === 'Identifier' && !SENT.has(part.key.name),
      )
    })
  })
  return cuts.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''),
    code,
  )
}
