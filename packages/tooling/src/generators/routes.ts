import { from, HEAD, type ListFile, ListRefused, type Made } from './find-made.ts'
import { factsOf } from './route-facts.ts'

/**
 * Builds the API's routes, which load handler or operation and schemas with the first call. A handler takes precedence over the
 * operation of the same name, which it calls.
 */
export function routes(
  path: string,
  endpoints: readonly Made[],
  implementations: readonly Made[],
  operations: readonly Made[],
): ListFile {
  const handled = new Set(implementations.map(({ name }) => name))
  const bound = operations.filter(({ name }) => !handled.has(name))
  const unserved = namesWithout(endpoints, [...implementations, ...bound])
  if (unserved.length > 0) throw new ListRefused(`Nothing serves: ${unserved.join(', ')}.`)
  const unknown = namesWithout([...implementations, ...bound], endpoints)
  if (unknown.length > 0) throw new ListRefused(`No contract is called: ${unknown.join(', ')}.`)
  const contractOf = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]))
  const row = (name: string, load: string): string => {
    const contract = contractOf.get(name)
    const facts = contract ? factsOf(contract) : []
    return `  { ${facts.join(', ')}, load: async () => ${load} },\n`
  }
  const rows = [
    ...implementations.map((made) =>
      row(made.name, `(await import('${from(path, made.path)}')).${made.name}`),
    ),
    ...bound.map((made) => row(made.name, `bind((await import('${inPackage(made.path)}')).${made.name})`)),
  ]
  const imports = `import { ${bound.length > 0 ? 'bind, ' : ''}type Route } from '../http/implement.ts'\n\n`
  return { path, text: `${HEAD}${imports}export const ROUTES: readonly Route[] = [\n${rows.join('')}]\n` }
}

function inPackage(path: string): string {
  return path.replace(/^packages\/(\w+)\/src\/(.+)\.ts$/, '@hygiene/$1/$2')
}

function namesWithout(these: readonly Made[], those: readonly Made[]): string[] {
  const there = new Set(those.map(({ name }) => name))
  return these.map(({ name }) => name).filter((name) => !there.has(name))
}
