import pg from 'pg'

interface Named {
  name?: string
}

/** Sends each statement without its name: a prepared one belongs to a session, and the next transaction has another. */
export class UnnamedClient extends pg.Client {
  override query = ((query: unknown, ...rest: unknown[]) =>
    Reflect.apply(pg.Client.prototype.query, this, [withoutName(query), ...rest])) as pg.Client['query']
}

function withoutName(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || 'submit' in query) return query
  const { name: _name, ...unnamed } = query as Named
  return unnamed
}
