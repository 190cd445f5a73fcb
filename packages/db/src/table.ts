import { Prisma } from './generated/client.ts'

type Models = Prisma.TypeMap['model']
export type ScalarsOf<M extends keyof Models> = Models[M]['payload']['scalars']

/** Carries the type of the value. The SQL comes from the code, never from a caller. */
export interface Typed<V> extends Prisma.Sql {
  readonly valueType?: V
}

/** Holds a table's columns under its alias. `$from` follows FROM or JOIN. */
export type Table<Row> = { readonly [K in keyof Row & string]-?: Typed<Row[K]> } & {
  readonly $from: Prisma.Sql
}

/** Returns a table of the schema. Using a column that the schema lacks is a compile error. */
export function table<M extends keyof Models>(model: M, alias: string): Table<ScalarsOf<M>> {
  return aliased(Prisma.raw(`"${model}" ${alias}`), alias)
}

/** Returns the columns of a subquery, which takes the place of a table. */
export function derived<Row>(query: Prisma.Sql, alias: string): Table<Row> {
  return aliased(Prisma.sql`(${query}) ${Prisma.raw(alias)}`, alias)
}

function aliased<Row>($from: Prisma.Sql, alias: string): Table<Row> {
  const columns = {
    get: (_: object, name: string) => (name === '$from' ? $from : Prisma.raw(`${alias}."${name}"`)),
  }
  return new Proxy({}, columns) as Table<Row>
}

/** Builds an expression with the type of its value as the driver reads it. */
export function typed<V>(strings: TemplateStringsArray, ...values: unknown[]): Typed<V> {
  return Prisma.sql(strings, ...values)
}

/** Returns several columns under their own names. */
export function pick<Row, K extends keyof Row & string>(
  from: Table<Row>,
  ...names: readonly K[]
): Pick<Table<Row>, K> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<Table<Row>, K>
}
