import { HEAD, type ListFile, type Made, refuseTwins } from './find-made.ts'
import { declarationOf } from './route-facts.ts'

/** Maps method and path to the operation name, which is the name of the contract's constant. */
export function operationNames(path: string, endpoints: readonly Made[]): ListFile {
  const rows = endpoints.map((endpoint) => {
    const { methods, path: address } = declarationOf(endpoint)
    const method = /'(\w+)'\]$/.exec(methods)?.[1] ?? ''
    return { path: endpoint.path, key: `${method} ${address}`, name: endpoint.name }
  })
  refuseTwins(rows, ({ key }) => key)
  const lines = rows.map(({ key, name }) => `  '${key}': '${name}',\n`).join('')
  return {
    path,
    text: `${HEAD}export const OPERATION_NAMES: Readonly<Record<string, string>> = {\n${lines}}\n`,
  }
}
