import { useSend } from '@hygiene/client'
import type { Endpoint, EntityOf } from '@hygiene/contracts/kit/endpoint'
import { useCallback, useState } from 'react'

export type FrozenSet = { setNo: string; count: number; frozenAt: string }

type Selected = { visit: string; keys: ReadonlySet<string>; set: FrozenSet | null }

export function useSelection(visit: string, rows: readonly string[], freeze: Endpoint) {
  const none: Selected = { visit, keys: new Set(), set: null }
  const [held, setHeld] = useState<Selected>(none)
  const selected = held.visit === visit ? held : none
  const keys = new Set(rows.filter((key) => selected.keys.has(key)))
  const send = useSend(freeze, {
    refusedTitle: '모두 선택하지 못했습니다',
    onDone: (entity) => setHeld({ visit, keys: new Set(rows), set: frozenIn(entity) }),
  })
  const hold = (next: ReadonlySet<string>) => setHeld({ visit, keys: next, set: null })

  return {
    keys,
    set: selected.set,
    isWhole: rows.length > 0 && keys.size === rows.length,
    isFreezing: send.isPending,
    toggle: useCallback(
      (key: string) =>
        setHeld((was) => {
          const next = new Set(was.visit === visit ? was.keys : [])
          if (!next.delete(key)) next.add(key)
          return { visit, keys: next, set: null }
        }),
      [visit],
    ),
    togglePage: () => hold(new Set(keys.size === rows.length ? [] : rows)),
    keepPage: () => hold(new Set(rows)),
    release: () => setHeld(none),
    freezeAll: (choice: Record<string, unknown>) => send.mutate(choice),
  }
}

function frozenIn(entity: EntityOf<Endpoint>): FrozenSet {
  return entity as FrozenSet
}
