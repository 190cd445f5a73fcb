import type { z } from 'zod'
import type { RefusalName } from '../refusals/table.ts'
import { dataTableInput, tablePageOf } from './data-table.ts'
import { staffReads, staffWrites } from './declare.ts'
import type { Endpoint } from './endpoint.ts'
import { columnsIn } from './list-column.ts'

export { column } from './list-column.ts'

type Names = readonly [string, ...string[]]

type PageOf<Row extends z.ZodType> = ReturnType<typeof tablePageOf<Row>>

interface ListDeclared<
  Row extends z.ZodType,
  F extends z.ZodObject,
  By extends Names,
  Page extends z.ZodType,
  R extends RefusalName,
> extends Pick<Endpoint, 'permission' | 'perMinute' | 'audit'> {
  /** Of a list whose people are in the log. */
  label?: string
  filter: F
  sorts: By
  row: Row
  /** Adds the fields of a page that are no rows. */
  page?: (page: PageOf<Row>) => Page
  refusals?: readonly R[]
}

function listing(
  declare: typeof staffReads,
  always: { isView?: true; methods?: readonly ['POST']; sends?: 'json'; audit?: object },
) {
  return <
    Row extends z.ZodType,
    F extends z.ZodObject,
    const By extends Names,
    Page extends z.ZodType = PageOf<Row>,
    const R extends RefusalName = never,
  >(
    path: `/${string}`,
    { filter, sorts, row, page, ...rest }: ListDeclared<Row, F, By, Page, R>,
  ) =>
    declare(path, {
      ...always,
      ...rest,
      columns: columnsIn(row, sorts),
      input: dataTableInput({ filter, sorts }),
      entity: (page?.(tablePageOf(row)) ?? tablePageOf(row)) as Page,
    })
}

/** A list of the console; each person on a page is in the staff's log. */
export const listsPeople = listing(staffWrites, { isView: true, audit: {} })
/** A list of the console that shows no person's data, or only those that need no entry in the log. */
export const listsRecords = listing(staffReads, { methods: ['POST'], sends: 'json' })
