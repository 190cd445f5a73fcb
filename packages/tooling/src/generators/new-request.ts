const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const
const QUEUES = ['documents', 'payments', 'seats', 'messages', 'exports', 'imports', 'films'] as const

export type EndpointRequest = {
  kind: 'endpoint'
  feature: string
  /** Kebab-case, verb first; the file's name on every side. */
  operation: string
  method: (typeof METHODS)[number]
  path: string
}
export type JobRequest = { kind: 'job'; operation: string; queue: (typeof QUEUES)[number] }
export type RouteRequest = {
  kind: 'route'
  /** The address is the module's path below `routes`. */
  address: string
  feature: string
  screen: string
}
export type NewRequest = EndpointRequest | JobRequest | RouteRequest

const usage = `pnpm new endpoint <feature> <operation> <METHOD> <path>
pnpm new job <operation> <queue>
pnpm new route <address> <feature> <screen>
for example:
  pnpm new endpoint notice read-notice GET /api/notice/read
  pnpm new job send-reminder messages
  pnpm new route /info/reminders reminders reminder-list`

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** The request, or a sentence about its fault. */
export function readRequest([kind, ...words]: string[]): NewRequest | string {
  if (kind === 'endpoint' && words.length === 4) return readEndpoint(words)
  if (kind === 'job' && words.length === 2) return readJob(words)
  if (kind === 'route' && words.length === 3) return readRoute(words)
  return usage
}

function readEndpoint([feature = '', operation = '', word = '', path = '']: string[]): NewRequest | string {
  const method = METHODS.find((one) => one === word)
  if (!kebab.test(feature)) return `«${feature}» is no feature: lower case, words joined by hyphens.`
  if (!isOperation(operation)) return noOperation(operation)
  if (!method) return `«${word}» is no method: ${METHODS.join(', ')}.`
  if (!path.startsWith('/')) return `«${path}» is no path: it begins with a slash.`
  return { kind: 'endpoint', feature, operation, method, path }
}

function readJob([operation = '', word = '']: string[]): NewRequest | string {
  const queue = QUEUES.find((one) => one === word)
  if (!isOperation(operation)) return noOperation(operation)
  if (!queue) return `«${word}» is no queue: ${QUEUES.join(', ')}.`
  return { kind: 'job', operation, queue }
}

function readRoute([address = '', feature = '', screen = '']: string[]): NewRequest | string {
  if (!/^(\/[a-z][a-z0-9-]*)+$/.test(address)) return `«${address}» is no address: /words/in/lower-case.`
  if (!kebab.test(feature)) return `«${feature}» is no feature: lower case, words joined by hyphens.`
  if (!kebab.test(screen)) return `«${screen}» is no screen: lower case, words joined by hyphens.`
  return { kind: 'route', address, feature, screen }
}

function isOperation(words: string): boolean {
  return kebab.test(words) && words.includes('-')
}

function noOperation(words: string): string {
  return `«${words}» is no operation: a verb and a noun in lower case, such as move-seat.`
}

export function camelCase(words: string): string {
  return words.replaceAll(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase())
}

export function pascalCase(words: string): string {
  return camelCase(`-${words}`)
}
