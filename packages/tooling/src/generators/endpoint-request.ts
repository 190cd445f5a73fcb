export type EndpointRequest = {
  feature: string
  /** Kebab-case, verb first; the file's name on every side. */
  operation: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
}

export const usage =
  'pnpm new endpoint <feature> <operation> <METHOD> <path>, for example:\n  pnpm new endpoint offline-education change-session POST /api/offline/edu/changeEducation'

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

export function isMethod(word: string): word is EndpointRequest['method'] {
  return ['GET', 'POST', 'PATCH', 'DELETE'].includes(word)
}

/** What was asked for, or the sentence that says what is wrong with it. */
export function readRequest(words: string[]): EndpointRequest | string {
  const [kind, feature = '', operation = '', method = '', path = '', ...rest] = words
  if (kind !== 'endpoint' || path === '' || rest.length > 0) return usage
  if (!kebab.test(feature)) return `«${feature}» is no feature: lower case, words joined by hyphens.`
  if (!kebab.test(operation) || !operation.includes('-')) {
    return `«${operation}» is no operation: a verb and a noun in lower case, such as change-session.`
  }
  if (!isMethod(method)) return `«${method}» is no method: GET, POST, PATCH or DELETE.`
  if (!path.startsWith('/')) return `«${path}» is no path: it begins with a slash.`
  return { feature, operation, method, path }
}

export function camelCase(words: string): string {
  return words.replaceAll(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase())
}
