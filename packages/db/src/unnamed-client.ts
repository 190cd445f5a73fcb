import pg from 'pg'

interface Named {
  name?: string
}

/** Sends each statement without its name: a prepared one belongs to a session, and the next transaction has another. */
export class UnnamedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const send = this.query.bind(this) as (...given: unknown[]) => unknown
    const query = (first: unknown, ...rest: unknown[]) => send(withoutName(first), ...rest)
    Object.assign(this, { query })
  }
}

function withoutName(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || 'submit' in query) return query
  const { name: _name, ...unnamed } = query as Named
  return unnamed
}
