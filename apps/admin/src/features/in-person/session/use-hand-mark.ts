import { read, useSend } from '@hygiene/client'
import { markPresence } from '@hygiene/contracts/in-person/check-in/staff/mark-presence'
import { readRoster } from '@hygiene/contracts/in-person/session/staff/read-roster'
import { undoMark } from '@hygiene/contracts/in-person/check-in/staff/undo-mark'
import type { HandMarkReason } from '@hygiene/domain/in-person/check-in/may-mark-by-hand'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RosterRow } from './roster-text.ts'

const UNDO_MS = 10_000

export type Marked = { markNo: number; row: RosterRow; direction: 'in' | 'out' }

/** Marks by hand with the reason chosen on the screen. The last mark can be undone for ten seconds. */
export function useHandMark(sessionNo: SessionNo) {
  const queries = useQueryClient()
  const [reasonCode, setReasonCode] = useState<HandMarkReason>('idChecked')
  const [text, setText] = useState('')
  const [marked, setMarked] = useState<Marked | null>(null)
  useEffect(() => {
    if (!marked) return undefined
    const timer = setTimeout(() => setMarked(null), UNDO_MS)
    return () => clearTimeout(timer)
  }, [marked])

  /** Replaces only the row that the server returned: reading the roster again would log access to every person. */
  function replace(row: RosterRow) {
    queries.setQueryData(read(readRoster, { sessionNo }).queryKey, (before) =>
      before
        ? { ...before, list: before.list.map((one) => (one.applicationNo === row.applicationNo ? row : one)) }
        : before,
    )
  }
  const mark = useSend(markPresence, {
    refusedTitle: '처리하지 못했습니다',
    onDone: ({ markNo, row }, { direction }) => {
      replace(row)
      setMarked({ markNo, row, direction })
    },
  })
  const undo = useSend(undoMark, {
    refusedTitle: '되돌리지 못했습니다',
    onDone: (row) => {
      replace(row)
      setMarked(null)
    },
  })

  return {
    reasonCode,
    setReasonCode,
    text,
    setText,
    marked,
    replace,
    isBusy: mark.isPending || undo.isPending,
    mark: ({ applicationNo }: RosterRow, direction: 'in' | 'out') => {
      if (!mark.isPending) mark.mutate({ applicationNo, direction, reasonCode, text })
    },
    undo: () => {
      if (marked && !undo.isPending) undo.mutate({ markNo: marked.markNo })
    },
  }
}

export type HandMark = ReturnType<typeof useHandMark>
