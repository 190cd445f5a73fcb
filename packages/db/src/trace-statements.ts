import { AsyncResource } from 'node:async_hooks'
import { inSpan } from '@hygiene/observe/spans'
import type pg from 'pg'

type Query = (...wording: unknown[]) => unknown
type Heard = (error: unknown, result?: unknown) => void

/** Names a statement by its action and first table, `SELECT Member`, without its text. */
export function kindOfStatement(text: string): string {
  const action = /[a-z]+/i.exec(text)?.[0]?.toUpperCase() ?? 'NONE'
  const table = /\b(?:from|into|update)\s+(?:"public"\.)?"(\w+)"/i.exec(text)?.[1]
  return table === undefined ? action : `${action} ${table}`
}

/** Makes each statement of the pool a span of the call that awaits it, without its values. */
export function traceStatements(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const plain = client.query.bind(client) as Query
    client.query = ((...wording: unknown[]) => traced(plain, wording)) as typeof client.query
  })
  // Binds the callback to the waiting call: otherwise its statements would count for the trace of the call that released the
  // connection.
  const connect = pool.connect.bind(pool) as (heard?: Heard) => unknown
  pool.connect = ((heard?: Heard) => connect(heard && AsyncResource.bind(heard))) as typeof pool.connect
}

function traced(plain: Query, wording: unknown[]): unknown {
  const [statement] = wording
  const text = typeof statement === 'string' ? statement : (statement as { text?: unknown }).text
  const isStream = typeof statement === 'object' && statement !== null && 'submit' in statement
  if (typeof text !== 'string' || isStream) return plain(...wording)

  const wanted = {
    name: kindOfStatement(text),
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql' },
  } as const
  const heard = wording.at(-1)
  if (typeof heard !== 'function') return inSpan(wanted, () => plain(...wording) as Promise<unknown>)
  const asked = wording.slice(0, -1)
  inSpan(
    wanted,
    () =>
      new Promise<void>((resolve, reject) => {
        plain(...asked, (error: unknown, result: unknown) => {
          if (error) reject(error)
          else resolve()
          ;(heard as Heard)(error, result)
        })
      }),
  ).catch(() => {
    // The caller has received the error through its callback.
  })
  return undefined
}
