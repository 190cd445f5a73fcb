import { useState } from 'react'
import type { SessionFacts } from './session-text.ts'

const marksOf = ({ checkInLinks }: SessionFacts) => checkInLinks.reduce((sum, { marks }) => sum + marks, 0)

/** How many marks of the check-ins have come in since the roster was read. */
export function useNewRows(session: SessionFacts, readAt: number): number {
  const marks = marksOf(session)
  const [known, setKnown] = useState({ readAt, marks })
  // The roster was read again: what the check-ins said until then is in it.
  if (known.readAt !== readAt) setKnown({ readAt, marks })
  return Math.max(0, marks - known.marks)
}
