import type { AnswerOf, Endpoint } from '@hygiene/contracts/kit/endpoint'
import { columnOf, type RowFields, rowFieldsOf } from '@hygiene/contracts/kit/list-column'
import type { Queries } from '@hygiene/db/connect'
import { Prisma } from '@hygiene/db/generated/client'
import {
  type KeysetAsk,
  type KeysetColumn,
  type KeysetPage,
  type KeysetQuery,
  readKeyset,
} from '@hygiene/db/keyset'
import type { Table } from '@hygiene/db/table'
import { MASKS } from '@hygiene/domain/member/account/masking'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import { addSeoulDays, type SeoulDay, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import { z } from 'zod'
import type { EmployeeActor } from './actor.ts'
import { type Operation, type OperationCall, operation, query } from './operation.ts'
import { fileColumns, type FilePlan } from './list-file.ts'
import type {
  Asked,
  Choice,
  FilterOf,
  ItemOf,
  Complete,
  Part,
  Plan,
  RowOf,
  Rule,
  Sight,
  Sqls,
} from './list-plan.ts'

export interface Rows<C extends Endpoint = Endpoint, Row = object> {
  readonly key: KeysetColumn
  /** Selects the rows of a choice for a frozen set, a file or a sum. */
  found: (choice: Choice<C>, sight: Sight) => KeysetQuery
  file: (sight: Sight) => FilePlan
  read: (call: OperationCall<C, Queries>) => Promise<Read<C, Row>>
}

/** Holds a page as the contract answers it, its rows as read, and the selection behind the page. */
interface Read<C extends Endpoint, Row> {
  rows: Row[]
  page: Omit<KeysetPage<unknown>, 'rows'> & { list: ItemOf<C>[] }
  found: KeysetQuery
}

type Answer<C extends Endpoint, Row> = (
  read: Read<C, Row>,
  call: OperationCall<C, Queries>,
) => Promise<AnswerOf<C>>

/**
 * Declares a list of the console: its pages, count and order, its frozen sets and its file. It is an operation that answers the
 * page, or what `answer` makes of it. If the contract asks for audit entries, each member shown gets one.
 */
export function list<C extends Endpoint, T, Cols extends object = object, Shown extends string = never>(
  contract: C,
  plan: Plan<C, T, Cols, Shown> & Complete<C, T, Cols, Shown>,
  answer: Answer<C, RowOf<C, Table<T>, Cols, Shown>> = async ({ page }) => page as AnswerOf<C>,
): Operation<C, never> & Rows<C, RowOf<C, Table<T>, Cols, Shown>> {
  type Row = RowOf<C, Table<T>, Cols, Shown>
  const fields = rowFieldsOf(contract)
  const key = plan.key instanceof Prisma.Sql ? { sql: plan.key, type: 'int' as const } : plan.key
  const show: [string, (row: Row, now: Date) => unknown][] = Object.entries(plan.show ?? {})
  const found: Rows<C>['found'] = (choice, sight) => {
    const asked = { ...choice, ...sight }
    const { $from } = partOf(plan.of, asked)
    const from = plan.joins ? Prisma.sql`${$from} ${plan.joins}` : $from
    const chosen = choice.only
      ? [Prisma.sql`${key.sql} = ANY (${[...choice.only]}::${Prisma.raw(key.type)}[])`]
      : []
    return {
      columns: key.sql,
      from,
      where: [...(plan.where?.(asked) ?? []), ...chosen, ...conditionsOf(plan, asked)],
    }
  }
  /** Returns the contract's fields that are columns of the table, and the declared ones. */
  const columnsAt = (asked: Asked<C>): Sqls => {
    const declared = (plan.columns ?? plan.columnsAt?.(asked) ?? {}) as Sqls
    const of = partOf(plan.of, asked)
    const own = Object.keys(fields).filter(
      (name) => !(name in declared) && !show.some(([made]) => made === name),
    )
    return {
      ...Object.fromEntries(own.map((name) => [name, Reflect.get(of, name) as Prisma.Sql])),
      ...declared,
    }
  }
  const rows: Rows<C, Row> = {
    key,
    found,
    file(sight) {
      const asked = { ...sight, filter: {} as FilterOf<C>, text: '' }
      const { memberNo = plan.memberOfFile ?? null } = contract.audit ? columnsAt(asked) : {}
      return { memberNo, columns: fileColumns(plan.file ? partOf(plan.file, asked) : {}, fields) }
    },
    async read({ db, input, actor, now }) {
      const ask = input as unknown as Choice<C> & KeysetAsk<string>
      const employee = actor as EmployeeActor
      const sight = { branches: branchesOf(employee), now }
      const { from, where } = found({ filter: ask.filter, text: ask.text }, sight)
      const asked = { ...ask, ...sight }
      const columns = columnsAt(asked)
      const { by } = ask.sort
      const sort = Reflect.get(plan.sorts ?? {}, by) ?? sortedBy(fields[by], columns[by])
      const selected = Object.entries(columns).map(
        ([name, sql]) => Prisma.sql`${sql} AS ${Prisma.raw(`"${name}"`)}`,
      )
      const selection = {
        columns: Prisma.join(selected),
        from,
        where: [...(plan.onPage?.(asked, employee) ?? []), ...where],
      }
      const { rows: read, ...page } = await readKeyset<Row, string>(
        db,
        { sorts: { [by]: sort }, key },
        selection,
        ask,
        now,
      )
      const items = read.map((row) => ({
        ...row,
        ...masked(row, fields),
        ...Object.fromEntries(show.map(([name, made]) => [name, made(row, now)])),
      }))
      return { rows: read, page: { ...page, list: items as ItemOf<C>[] }, found: selection }
    },
  }
  const run = contract.audit
    ? operation(contract, async ({ log, ...call }) => {
        const read = await rows.read(call)
        log({ shown: read.rows.flatMap((row) => (Reflect.get(row, 'memberNo') as number | null) ?? []) })
        return answer(read, call)
      })
    : query(contract, async (call) => answer(await rows.read(call), call))
  return Object.assign(run, rows)
}

const partOf = <C extends Endpoint, P extends object>(part: Part<C, P>, asked: Asked<C>): P =>
  typeof part === 'function' ? part(asked) : part

/** Sorts by a field's own column. The field's schema gives the type of the cursor. */
function sortedBy(field: z.ZodType | undefined, sql: Prisma.Sql | undefined): KeysetColumn {
  if (!field || !sql) throw new Error('a sort that is no field of the list needs its own expression')
  const isNullable = field instanceof z.ZodNullable
  const { type } = (isNullable ? (field.unwrap() as z.ZodType) : field).def
  const held = type === 'number' ? 'int' : type === 'pipe' ? 'timestamptz' : 'text'
  return { sql, type: held, ...(isNullable ? { isNullable } : {}) }
}

/** Masks the fields whose column declares a mask. */
function masked(row: object, fields: RowFields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const mask = columnOf(field)?.mask
      const value: unknown = Reflect.get(row, name)
      return mask && typeof value === 'string' && value !== '' ? [[name, MASKS[mask](value)]] : []
    }),
  )
}

function conditionsOf(
  { filters, search }: { filters: object; search?: (typed: string) => Prisma.Sql },
  asked: { filter: object; text: string },
): Prisma.Sql[] {
  const rules: [string, Rule<unknown, unknown>][] = Object.entries(filters)
  const conditions = rules.flatMap(([name, rule]) =>
    conditionOf(rule, Reflect.get(asked.filter, name), asked),
  )
  const typed = asked.text.trim()
  return typed === '' || !search ? conditions : [...conditions, search(typed)]
}

function conditionOf(rule: Rule<unknown, unknown>, value: unknown, asked: object): Prisma.Sql[] {
  if (rule === null || value === undefined || value === null) return []
  if (typeof rule === 'function') return [rule(value, asked)]
  if (!(rule instanceof Prisma.Sql)) return [Reflect.get(rule, value as string) as Prisma.Sql]
  if (typeof value === 'boolean') return value ? [rule] : []
  return [Prisma.sql`${rule} = ${value}`]
}

/** Selects instants from the start of this Seoul day. */
export const since = (at: Prisma.Sql) => (day: SeoulDay) => Prisma.sql`${at} >= ${startOfSeoulDay(day)}`
/** Selects instants until the end of this Seoul day. */
export const until = (at: Prisma.Sql) => (day: SeoulDay) =>
  Prisma.sql`${at} < ${startOfSeoulDay(addSeoulDays(day, 1))}`
