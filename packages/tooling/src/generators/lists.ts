import { actionLabels } from './action-labels.ts'
import { findMade, from, HEAD, type ListFile, type Made, refuseTwins } from './find-made.ts'
import { operationNames } from './operation-names.ts'
import { DECLARATIONS } from './route-facts.ts'
import { routes } from './routes.ts'

const CONTRACTS = 'packages/contracts/src'
const API = 'apps/api/src'
const OPERATIONS = 'packages/operations/src'
const WORKER = 'apps/worker/src'

export const LISTED_FOLDERS = [CONTRACTS, API, OPERATIONS, WORKER]

/** Builds the code's lists from its folders, so a file is listed because of where it is. */
export function listFiles(root: string): ListFile[] {
  const endpoints = findMade(root, CONTRACTS, Object.keys(DECLARATIONS))
  const jobs = findMade(root, CONTRACTS, ['job'])
  refuseTwins(jobs, (job) => statedIn(job, 'kind') ?? job.name)
  const implementations = findMade(root, API, ['implement', 'implementBytes'])
  const operations = findMade(root, OPERATIONS, ['list', 'operation', 'procedure', 'query'])
  const handlers = findMade(root, WORKER, ['handleJob'])
  const tasks = findMade(root, WORKER, ['repeatTask'])
  return [
    table(`${CONTRACTS}/generated/endpoints.ts`, 'ENDPOINTS', endpoints, ['Endpoint', 'kit/endpoint.ts']),
    operationNames(`${CONTRACTS}/generated/operation-names.ts`, endpoints),
    actionLabels(`${CONTRACTS}/generated/action-labels.ts`, endpoints),
    table(`${CONTRACTS}/generated/jobs.ts`, 'JOBS', jobs, ['Job', 'kit/job.ts']),
    routes(`${API}/generated/routes.ts`, endpoints, implementations, operations),
    array(`${WORKER}/generated/handlers.ts`, 'HANDLERS', handlers, ['Handler', 'handle-job.ts']),
    array(`${WORKER}/generated/tasks.ts`, 'TASKS', tasks, ['Task', 'repeat-task.ts']),
  ]
}

type TypeImport = readonly [name: string, file: string]

function table(path: string, constant: string, made: readonly Made[], [type, file]: TypeImport): ListFile {
  const names = made.map(({ name }) => `  ${name},\n`).join('')
  const body = `export const ${constant} = {\n${names}} as const satisfies Record<string, ${type}>\n`
  return { path, text: `${HEAD}${imports(path, made)}import type { ${type} } from '../${file}'\n\n${body}` }
}

function array(path: string, constant: string, made: readonly Made[], [type, file]: TypeImport): ListFile {
  const names = made.map(({ name }) => `  ${name},\n`).join('')
  const body = `export const ${constant}: readonly ${type}[] = [\n${names}]\n`
  return { path, text: `${HEAD}${imports(path, made)}import type { ${type} } from '../${file}'\n\n${body}` }
}

function imports(path: string, made: readonly Made[]): string {
  return made.map((one) => `import { ${one.name} } from '${from(path, one.path)}'\n`).join('')
}

function statedIn({ text }: Made, property: string): string | undefined {
  return new RegExp(`^  ${property}: '([^']+)'`, 'm').exec(text)?.[1]
}
