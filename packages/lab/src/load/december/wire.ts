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

/** As many as it takes for the streams of 5,000 people; a browser has one of its own. */
const SESSIONS = 64

export interface Wire {
  /** Rejects where the connection breaks or an answer does not come within 60 s, as the client's patience is. */
  ask: (asked: Asked) => Promise<Heard>
  close: () => void
}

const PATIENCE_MS = 60_000

/** HTTP/2 over TLS for `https:`, with sessions that are kept; HTTP/1.1 with kept connections else. */
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
    // The certificate is thrown away with the test.
    const opened = connect(origin, { rejectUnauthorized: false })
    // Each of its calls hears of a broken session itself.
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
