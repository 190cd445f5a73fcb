import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { keepColumns } from '../../app/layout/desk-looks.ts'
import {
  addressToOpen,
  type DeskPlan,
  type DeskQuery,
  openedQuery,
  queryOf,
  toldColumns,
} from './desk-query.ts'
import type { DeskScreenName } from './desk-types.ts'

/** What the address may not say: typed words name people, and cursors hold values of rows. */
type Held = { words: string; trail: readonly string[]; visit?: string }

/** The state of one list: conditions, order and columns in the address, words and page in the history beside it. */
export type DeskAddress = Omit<Held, 'visit'> & {
  query: DeskQuery
  /** Names what is seen in this entry of the history: the same after «back», and while columns are moved. */
  visit: string
  change: (change: Partial<DeskQuery>) => void
  search: (words: string) => void
  turnTo: (trail: readonly string[]) => void
  open: (address: string) => void
}

export function useDeskAddress(plan: DeskPlan, screen: DeskScreenName): DeskAddress {
  const { pathname, search, state, key } = useLocation()
  const go = useNavigate()
  const query = useMemo(() => openedQuery(search, plan), [search, plan])
  const held = heldIn(state)

  const visit = held.visit ?? key
  const visitNext = (address: string, next: Held, replace = false) =>
    void go({ pathname, search: address }, { state: next, replace })

  return {
    words: held.words,
    trail: held.trail,
    query,
    visit,
    change: (change) => {
      if (change.columns) keepColumns(screen, toldColumns(change.columns))
      const isSameRows = change.filter === undefined && change.sort === undefined
      const address = addressToOpen({ ...query, ...change }, plan)
      if (isSameRows) visitNext(address, { ...held, visit }, true)
      else visitNext(address, { words: held.words, trail: [] })
    },
    search: (words) => visitNext(search, { words, trail: [] }, true),
    turnTo: (trail) => visitNext(search, { words: held.words, trail }),
    open: (address) =>
      visitNext(addressToOpen(queryOf(new URLSearchParams(address), plan), plan), { words: '', trail: [] }),
  }
}

function heldIn(state: unknown): Held {
  const { words, trail, visit } = (typeof state === 'object' && state !== null ? state : {}) as Partial<Held>
  return {
    ...(typeof visit === 'string' ? { visit } : {}),
    words: typeof words === 'string' ? words : '',
    trail: Array.isArray(trail) ? trail.filter((cursor) => typeof cursor === 'string') : [],
  }
}
