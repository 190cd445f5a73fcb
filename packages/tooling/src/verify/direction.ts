import { posix } from 'node:path'
import { circles } from './import-circles.ts'
import { importsOf, type SourceFile, type Workspace } from './source-files.ts'

/**
 * Defines the direction of dependencies: `domain ← contracts ← { db, gateways } ← operations ← { api, worker, console }`, `ui ← {
 * client, writing } ← { web, admin }`. `db` uses the contracts for the jobs of its outbox. Packages from `testing` on are for
 * developers and may use more; nothing may import `lab` or `lectures`. No app is listed, because the launcher starts processes
 * and imports none. floors.ts checks the floors inside the clients.
 */
const mayDependOn: Record<string, string[]> = {
  domain: [],
  contracts: ['domain'],
  db: ['contracts', 'domain', 'observe'],
  operations: ['contracts', 'db', 'domain', 'gateways'],
  gateways: ['contracts', 'domain', 'observe'],
  observe: [],
  ui: [],
  writing: ['domain', 'ui'],
  client: ['contracts', 'domain', 'ui'],
  api: ['contracts', 'db', 'domain', 'gateways', 'observe', 'operations'],
  worker: ['contracts', 'db', 'domain', 'gateways', 'observe', 'operations'],
  console: ['contracts', 'db', 'domain', 'gateways', 'operations'],
  web: ['client', 'contracts', 'domain', 'ui', 'writing'],
  admin: ['client', 'contracts', 'domain', 'ui', 'writing'],
  sandbox: [],
  deploy: [],
  e2e: ['contracts', 'domain', 'testing'],
  testing: ['contracts', 'db', 'domain', 'gateways'],
  seed: ['contracts', 'db', 'domain', 'operations', 'testing'],
  tooling: ['contracts', 'db', 'domain', 'operations', 'seed', 'testing'],
  lab: ['contracts', 'db', 'domain', 'gateways', 'operations', 'seed', 'testing', 'tooling'],
  lectures: [],
}

const testsMayDependOn = ['gateways', 'testing']

export function wrongEdges(workspaces: Workspace[]): string[] {
  return workspaces.flatMap(({ name, path, dependencies, devDependencies }) => {
    const allowed = mayDependOn[name]
    if (!allowed) return [`${path}: say in direction.ts what «${name}» may depend on`]
    const forTests = [...allowed, ...testsMayDependOn]
    return [
      ...dependencies
        .filter((other) => !allowed.includes(other))
        .map((other) => `${path} must not depend on ${other}`),
      ...devDependencies
        .filter((other) => !forTests.includes(other))
        .map((other) => `${path} must not test with ${other}`),
    ]
  })
}

export function wrongImports(files: SourceFile[], workspaces: Workspace[]): string[] {
  return files.flatMap((file) => {
    const home = workspaces.find(({ path }) => file.path.startsWith(`${path}/`))
    if (!home) return []
    return importsOf(file.text).flatMap((imported) => wrongImport(file, home, imported))
  })
}

function wrongImport(file: SourceFile, home: Workspace, imported: string): string[] {
  if (imported.startsWith('@hygiene/')) {
    const other = imported.split('/')[1] ?? ''
    const declared = file.isTest ? [...home.dependencies, ...home.devDependencies] : home.dependencies
    return declared.includes(other)
      ? []
      : [`${file.path} imports ${imported}, which its package.json does not name`]
  }
  if (!imported.startsWith('.')) return []
  const target = posix.join(posix.dirname(file.path), imported)
  if (!target.startsWith(`${home.path}/`)) return [`${file.path} reaches out of its package: ${imported}`]
  const from = featureOf(file.path)
  const to = featureOf(target)
  const [user, used] = [nounOf(file.path), nounOf(target)]
  if (user && used && user.area !== used.area && !file.isTest && !AREAS[user.area]?.includes(used.area))
    return [`${file.path} imports ${used.area}, which ${user.area} may not use`]
  return from && to && from !== to && !file.isTest ? [`${file.path} imports the feature ${to}`] : []
}

/**
 * Lists the areas that an area of `packages/operations` may use. Inside an area and between nouns the order is computed
 * (`nounCircles`): two nouns never use each other. `platform` may use every area because retention deletes their rows.
 */
const AREAS: Record<string, readonly string[]> = {
  member: ['education', 'money', 'platform', 'staff'],
  education: ['in-person', 'member', 'money', 'platform', 'staff'],
  'in-person': ['education', 'money', 'platform', 'staff'],
  money: ['education', 'in-person', 'platform', 'staff'],
  content: ['member', 'platform', 'staff'],
  staff: ['content', 'education', 'in-person', 'member', 'money', 'platform'],
  platform: ['content', 'education', 'in-person', 'member', 'money', 'staff'],
}

function nounOf(path: string): { area: string; noun: string } | undefined {
  const [, area = '', noun = ''] = /^packages\/operations\/src\/([^/]+)\/([^/]+)\//.exec(path) ?? []
  return area === '' ? undefined : { area, noun: `${area}/${noun}` }
}

/** Matches a read served by a route, logged or not. No operation imports it, so it may read several nouns. */
const SERVED_QUERY = /= query\(\s*contract/
const SERVED_OPERATION = /= operation\(\s*contract/
const DECLARED_READING = /= \w+Reads\(|^ {2}isView: true/m

export function nounCircles(files: readonly SourceFile[]): string[] {
  const edges = new Map<string, Set<string>>()
  const readings = new Set(files.filter(({ text }) => DECLARED_READING.test(text)).map(({ path }) => path))
  const isServedReading = ({ path, text }: SourceFile) =>
    SERVED_QUERY.test(text) ||
    (SERVED_OPERATION.test(text) && readings.has(path.replace('/operations/', '/contracts/')))
  for (const file of files) {
    const { path, text, isTest } = file
    const from = nounOf(path)
    if (!from || isTest || isServedReading(file)) continue
    const used = edges.get(from.noun) ?? new Set<string>()
    edges.set(from.noun, used)
    for (const imported of importsOf(text)) {
      if (!imported.startsWith('.')) continue
      const to = nounOf(posix.join(posix.dirname(path), imported))
      if (to && to.noun !== from.noun) used.add(to.noun)
    }
  }
  return circles(new Map([...edges].map(([noun, used]) => [noun, [...used]])))
}

const KIT = 'packages/operations/src/kit/'

export function foldersWithoutArea(files: readonly SourceFile[]): string[] {
  const outside = files.filter(({ path }) => {
    if (!path.startsWith('packages/operations/src/') || path.startsWith(KIT)) return false
    const area = nounOf(path)?.area
    return area === undefined || !Object.hasOwn(AREAS, area)
  })
  return outside.map(({ path }) => path)
}

/**
 * Returns the noun of a screen or the area of a handler; neither may import another. Handlers of one area share rows and views.
 */
function featureOf(path: string): string | undefined {
  const screen = /^(apps\/(?:web|admin)\/src\/features\/[^/]+\/[^/]+)\//.exec(path)
  if (screen) return screen[1]
  const handler = /^(apps\/api\/src\/([^/]+))\//.exec(path)
  return handler && Object.hasOwn(AREAS, handler[2] ?? '') ? handler[1] : undefined
}
