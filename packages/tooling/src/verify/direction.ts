import { posix } from 'node:path'
import { importsOf, type SourceFile, type Workspace } from './source-files.ts'

/**
 * The direction of dependencies: `domain ← contracts ← db ← operations ← { api, worker, console }`, `gateways` beside `db`,
 * `ui ← { client, writing } ← { web, admin }`. `db` sees the contracts for the jobs of its outbox. The last three are for developers only
 * and may see more; no app is in any list, for the launcher starts processes and imports none.
 * The floors inside the two clients are judged in floors.ts.
 */
const mayDependOn: Record<string, string[]> = {
  domain: [],
  contracts: ['domain'],
  db: ['contracts', 'domain', 'observe'],
  operations: ['contracts', 'db', 'domain'],
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
  deploy: ['contracts'],
  e2e: ['contracts', 'domain', 'testing'],
  testing: ['contracts', 'db', 'domain', 'gateways'],
  seed: ['contracts', 'db', 'domain', 'operations', 'testing'],
  tooling: ['contracts', 'db', 'domain', 'gateways', 'operations', 'seed', 'testing'],
}

/** Packages that tests may see beside that: the test kit, and the sandbox's tests the real clients that will call it. */
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
  const isUpwards = FLOORS.indexOf(floorOf(file.path)) < FLOORS.indexOf(floorOf(target))
  if (isUpwards && !file.isTest) return [`${file.path} imports ${floorOf(target)}, which stands above it`]
  // A test may bring the neighbour whose outcome it judges; the code it tests may not.
  return from && to && from !== to && !file.isTest ? [`${file.path} imports the feature ${to}`] : []
}

/** The folders of `packages/operations`, each of which may use those before it: no two use each other. */
const FLOORS = [
  'records',
  'audit',
  'jobs',
  'views',
  'case',
  'messages',
  'files',
  'approval',
  'settings',
  'lookup',
  'licence',
  'education',
  'video',
  'exemption',
  'login',
  'help',
  'seats',
  'cash-receipt',
  'ledger',
  'payment',
  'closing',
  'designation',
  'certificate',
  'in-person',
  'online',
  'place',
  'study',
  'settlement',
  'reconciliation',
  'membership',
  'bulk',
  'staff',
  'campaign',
  'visitor',
  'board',
  'content',
  'import',
  'inquiry',
  'export',
  'statistics',
  'setup',
  'approved',
  'retention',
]

/** The folder of an operation; empty for every other file. */
function floorOf(path: string): string {
  return /^packages\/operations\/src\/([^/]+)\//.exec(path)?.[1] ?? ''
}

/** A folder of operations without a place in the order. */
export function foldersWithoutFloor(files: SourceFile[]): string[] {
  const folders = new Set(files.map(({ path }) => floorOf(path)))
  return [...folders].filter((folder) => folder !== '' && !FLOORS.includes(folder))
}

/** The feature a file belongs to, where the app is divided into features; documents that several of them print and pages that show several are no feature. */
function featureOf(path: string): string | undefined {
  const web = /^(apps\/(?:web|admin)\/src\/features\/[^/]+)\//.exec(path)
  if (web) return web[1]
  const api = /^(apps\/api\/src\/([^/]+))\//.exec(path)
  return api && !['documents', 'http', 'pages', 'testing'].includes(api[2] ?? '') ? api[1] : undefined
}
