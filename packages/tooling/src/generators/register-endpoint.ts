import { camelCase, type EndpointRequest } from './endpoint-request.ts'

/** `packages/contracts/src/index.ts`: the export, beside those of its feature. */
export function addToDoor(text: string, { feature, operation }: EndpointRequest): string {
  const line = `export * from './${feature}/${operation}.ts'`
  return insertSorted(
    text,
    line,
    new RegExp(`^export \\* from '\\./${feature}/`),
    /^export \* from '\.\/[a-z-]+\//,
  )
}

/** `packages/contracts/src/endpoints.ts`: the import, and the name in the table. */
export function addToTable(text: string, { feature, operation }: EndpointRequest): string {
  const name = camelCase(operation)
  const line = `import { ${name} } from './${feature}/${operation}.ts'`
  const imported = insertSorted(text, line, new RegExp(`from '\\./${feature}/`), /^import /)
  return imported.replace(/\n\} as const satisfies/, `\n  ${name},\n} as const satisfies`)
}

/** `apps/api/src/<feature>/operations.ts`: what the API serves. */
export function addToOperations(text: string, { operation }: EndpointRequest): string {
  const name = camelCase(operation)
  const line = `import { ${name} } from './${operation}.ts'`
  const imported = insertSorted(text, line, /from '\.\/[a-z]/, /^import /)
  return imported.replace(
    /(readonly Implementation\[\] = \[)([^\]]*)\]/,
    (_match, head: string, inside: string) => {
      const names = inside.split(',').map((entry) => entry.trim())
      return `${head}\n  ${[...names, name].filter(Boolean).join(',\n  ')},\n]`
    },
  )
}

/** The first operation of a feature brings the feature's list. */
export function newOperations({ feature }: EndpointRequest): string {
  const constant = `${feature.replaceAll('-', '_').toUpperCase()}_OPERATIONS`
  return `import type { Implementation } from '../http/implement.ts'\n\nexport const ${constant}: readonly Implementation[] = []\n`
}

/** After the last line of its kind, else after the last line of the wider kind. */
function insertSorted(text: string, line: string, kind: RegExp, wider: RegExp): string {
  const lines = text.split('\n')
  if (lines.includes(line)) return text
  const last = lines.findLastIndex((one) => kind.test(one))
  const at = last >= 0 ? last : lines.findLastIndex((one) => wider.test(one))
  return lines.toSpliced(at + 1, 0, line).join('\n')
}
