const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const
const QUEUES = ['documents', 'payments', 'seats', 'messages', 'exports', 'imports', 'videos'] as const

export type EndpointRequest = {
  kind: 'endpoint'
  feature: string
  operation: string
  method: (typeof METHODS)[number]
  path: string
}
export type JobRequest = { kind: 'job'; operation: string; queue: (typeof QUEUES)[number] }
export type RouteRequest = {
  kind: 'route'
  address: string
  feature: string
  screen: string
}
export type NewRequest = EndpointRequest | JobRequest | RouteRequest

const usage = `pnpm new endpoint <area>/<noun>[/staff] <operation> <METHOD> <path>
pnpm new job <operation> <queue>
pnpm new route <address> <area>/<noun> <screen>
for example:
  pnpm new endpoint content/notice read-notice GET /api/notice/read
  pnpm new job send-reminder messages
  pnpm new route /info/reminders content/reminder reminder-list`

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const place = /^(member|education|in-person|money|content|staff|platform)\/[a-z][a-z0-9-]*(\/staff)?$/

export function readRequest([kind, ...text]: string[]): NewRequest | string {
  if (kind === 'endpoint' && text.length === 4) return readEndpoint(text)
  if (kind === 'job' && text.length === 2) return readJob(text)
  if (kind === 'route' && text.length === 3) return readRoute(text)
  return usage
}

function readEndpoint([feature = '', operation = '', word = '', path = '']: string[]): NewRequest | string {
  const method = METHODS.find((one) => one === word)
  if (!place.test(feature))
    return `«${feature}» is no feature: <area>/<noun>, lower case, words joined by hyphens.`
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
  if (!/^(\/[a-z][a-z0-9-]*)+$/.test(address)) return `«${address}» is no address: /text/in/lower-case.`
  if (!place.test(feature))
    return `«${feature}» is no feature: <area>/<noun>, lower case, words joined by hyphens.`
  if (!kebab.test(screen)) return `«${screen}» is no screen: lower case, words joined by hyphens.`
  return { kind: 'route', address, feature, screen }
}

function isOperation(text: string): boolean {
  return kebab.test(text) && text.includes('-')
}

function noOperation(text: string): string {
  return `«${text}» is no operation: a verb and a noun in lower case, such as move-seat.`
}

export function camelCase(text: string): string {
  return text.replaceAll(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase())
}

export function pascalCase(text: string): string {
  return camelCase(`-${text}`)
}
