import { useMemo, useState } from 'react'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { findRows, venueStateOfRow, rowsOf, type RosterTab, type RosterTile, tileOf } from './roster-view.ts'
import type { RosterRow } from './roster-text.ts'
import type { SessionFacts } from './session-text.ts'

export function useRoster(rows: readonly RosterRow[], session: SessionFacts, now: Date) {
  const [tab, setTab] = useState<RosterTab>('expected')
  const [tile, setTile] = useState<RosterTile | null>(null)
  const [typed, setTyped] = useState('')
  const [hereNo, setHereNo] = useState<number | null>(null)

  const states = useMemo(
    () => new Map(rows.map((row) => [row.applicationNo, venueStateOfRow(row, session, now)])),
    [rows, session, now],
  )
  const stateOf = (row: RosterRow) => states.get(row.applicationNo) ?? { state: 'notExpected' as const }
  const counts = { inside: 0, notYet: 0, late: 0, left: 0 }
  for (const state of states.values()) {
    const of = tileOf(state)
    if (of) counts[of] += 1
  }
  const ofTab = rowsOf(rows, typed.trim() === '' ? tab : 'all')
  const shown = findRows(ofTab, typed).filter((row) => tile === null || tileOf(stateOf(row)) === tile)
  const at = Math.max(
    0,
    shown.findIndex(({ applicationNo }) => applicationNo === hereNo),
  )
  const here = shown[at] ?? null
  const go = (by: number) =>
    setHereNo(shown[Math.min(Math.max(at + by, 0), shown.length - 1)]?.applicationNo ?? null)

  useKeys(
    [
      { keys: 'j', label: '다음 사람', run: () => go(1) },
      { keys: 'ArrowDown', label: '다음 사람', run: () => go(1) },
      { keys: 'k', label: '앞 사람', run: () => go(-1) },
      { keys: 'ArrowUp', label: '앞 사람', run: () => go(-1) },
    ],
    { title: '명단' },
  )

  return {
    tab,
    tile,
    typed,
    shown,
    here,
    counts,
    stateOf,
    setTab: (next: RosterTab) => {
      setTab(next)
      setTile(null)
    },
    setTile: (next: RosterTile) => {
      setTab('expected')
      setTile(tile === next ? null : next)
    },
    setTyped,
    setHere: ({ applicationNo }: RosterRow) => setHereNo(applicationNo),
  }
}

export type Roster = ReturnType<typeof useRoster>
