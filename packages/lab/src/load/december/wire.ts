import { Agent, request as requestPlain } from 'node:http'
import { type ClientHttp2Session, connect } from 'node:http2'

export interface Asked {
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

interface Heard {
  status: number
  retryAfter: string | undefined
  body: string
}

/** Suffices for the streams of 5,000 people; a browser has its own session. */
const SESSIONS = 64

export interface Wire {
  /** Rejects on a broken connection or after 60 s, the client's timeout. */
  ask: (asked: Asked) => Promise<Heard>
  close: () => void
}

const PATIENCE_MS = 60_000

export function wireTo(origin: string): Wire {
  return origin.startsWith('https:') ? overTls(origin) : plainly(origin)
}

function plainly(origin: string): Wire {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: 1024, scheduling: 'lifo' })
  const { hostname, port } = new URL(origin)
  const ask = ({ method, path, headers, body }: Asked) =>
    new Promise<Heard>((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const call = requestPlain(
        { agent, hostname, port, method, path, headers: { ...headers, ...length } },
        (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('error', reject)
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              retryAfter: answer.headers['retry-after'],
              body: Buffer.concat(parts).toString(),
            }),
          )
        },
      )
      call.setTimeout(PATIENCE_MS, () => call.destroy(new Error('no answer in 60 s')))
      call.on('error', reject)
      call.end(body)
    })
  return { ask, close: () => agent.destroy() }
}

function overTls(origin: string): Wire {
  const sessions: (ClientHttp2Session | undefined)[] = Array.from({ length: SESSIONS })
  let turn = 0
  function sessionFor(): ClientHttp2Session {
    turn = (turn + 1) % SESSIONS
    const kept = sessions[turn]
    if (kept && !kept.closed && !kept.destroyed) return kept
    const opened = connect(origin, { rejectUnauthorized: false })
    // Ignores session errors, because each call reports its own.
    opened.on('error', () => {})
    return (sessions[turn] = opened)
  }
  const ask = ({ method, path, headers, body }: Asked) =>
    new Promise<Heard>((resolve, reject) => {
      const call = sessionFor().request({ ':method': method, ':path': path, ...headers })
      const heard: Heard = { status: 0, retryAfter: undefined, body: '' }
      const parts: Buffer[] = []
      call.on('response', (said) => {
        heard.status = Number(said[':status'])
        heard.retryAfter = said['retry-after']?.toString()
      })
      call.on('data', (part: Buffer) => parts.push(part))
      call.setTimeout(PATIENCE_MS, () => call.destroy(new Error('no answer in 60 s')))
      call.on('error', reject)
      call.on('end', () => resolve({ ...heard, body: Buffer.concat(parts).toString() }))
      call.end(body)
    })
  return { ask, close: () => sessions.forEach((session) => session?.close()) }
}
