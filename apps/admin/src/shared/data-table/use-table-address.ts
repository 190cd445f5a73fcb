import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { keepColumns } from '../../app/layout/table-preferences.ts'
import {
  addressToOpen,
  type AdminPlan,
  type TableQuery,
  openedQuery,
  queryOf,
  notifiedColumns,
} from './table-query.ts'
import type { AdminScreenName } from './table-types.ts'

/** Holds what must not be in the address: search text names people, and cursors contain values of rows. */
type Held = { text: string; trail: readonly string[]; visit?: string }

export type TableAddress = Omit<Held, 'visit'> & {
  query: TableQuery
  /** Identifies this history entry. It is the same after «back» and while columns are moved. */
  visit: string
  change: (change: Partial<TableQuery>) => void
  search: (text: string) => void
  turnTo: (trail: readonly string[]) => void
  open: (address: string) => void
}

export function useTableAddress(plan: AdminPlan, screen: AdminScreenName): TableAddress {
  const { pathname, search, state, key } = useLocation()
  const go = useNavigate()
  const query = useMemo(() => openedQuery(search, plan), [search, plan])
  const held = heldIn(state)

  const visit = held.visit ?? key
  const visitNext = (address: string, next: Held, replace = false) =>
    void go({ pathname, search: address }, { state: next, replace })

  return {
    text: held.text,
    trail: held.trail,
    query,
    visit,
    change: (change) => {
      if (change.columns) keepColumns(screen, notifiedColumns(change.columns))
      const isSameRows = change.filter === undefined && change.sort === undefined
      const address = addressToOpen({ ...query, ...change }, plan)
      if (isSameRows) visitNext(address, { ...held, visit }, true)
      else visitNext(address, { text: held.text, trail: [] })
    },
    search: (text) => visitNext(search, { text, trail: [] }, true),
    turnTo: (trail) => visitNext(search, { text: held.text, trail }),
    open: (address) =>
      visitNext(addressToOpen(queryOf(new URLSearchParams(address), plan), plan), { text: '', trail: [] }),
  }
}

function heldIn(state: unknown): Held {
  const { text, trail, visit } = (typeof state === 'object' && state !== null ? state : {}) as Partial<Held>
  return {
    ...(typeof visit === 'string' ? { visit } : {}),
    text: typeof text === 'string' ? text : '',
    trail: Array.isArray(trail) ? trail.filter((cursor) => typeof cursor === 'string') : [],
  }
}
