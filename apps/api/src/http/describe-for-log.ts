import { describeError, sentenceOf } from '@hygiene/db/describe-error'
import type { FastifyServerOptions } from 'fastify'

const SIGNED = /^(\/media\/[^/]+\/[^/]+)\/[^/]+(?=\/)/
/**
 * Matches a name, a mail address, or a number long enough to be a person's. No address of ours contains one, but people type
 * them.
 */
const OF_A_PERSON = /%|@|[^ -~]|(?:\d[-. ]?){6}/

/** Logs method and path only: queries and headers may hold confidential data, and so does a lecture's signed address. */
export function describeRequest(request: { method: string; url: string }): { method: string; url: string } {
  const path = (request.url.split('?', 1)[0] ?? '').replace(SIGNED, '$1/-')
  const parts = path.startsWith('/media/')
    ? [path]
    : path.split('/').map((part) => (OF_A_PERSON.test(part) ? '-' : part))
  return { method: request.method, url: parts.join('/') }
}

type LogOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>

/** Selects the parts of an error that are logged. An error's own message may quote a person and is left out. */
export function logOptions(level: string): LogOptions {
  return {
    level,
    serializers: { req: describeRequest, err: describeError },
    hooks: {
      logMethod(text, write) {
        write.apply(this, withheld(text) as typeof text)
      },
    },
  }
}

function withheld([first, message, ...rest]: unknown[]): unknown[] {
  const error = errorIn(first)
  const isQuoting = error !== null && (message === undefined || message === error.message)
  return isQuoting ? [first, sentenceOf(error), ...rest] : [first, message, ...rest]
}

function errorIn(first: unknown): Error | null {
  if (first instanceof Error) return first
  const isHolder = typeof first === 'object' && first !== null && 'err' in first
  return isHolder && first.err instanceof Error ? first.err : null
}
