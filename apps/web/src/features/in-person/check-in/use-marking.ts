import { useCallback, useRef, useState } from 'react'
import { createSightings } from './camera/sightings.ts'
import type { CheckInWork } from './check-in-work.ts'
import type { CheckInAnswer } from './judging/check-in-answer.ts'
import type { Direction, CheckIn, CheckInPerson } from './kept/check-in-records.ts'
import { markBySymbol, markPerson } from './mark-people.ts'
import { signalAnswer } from './signal-answer.ts'

/** Adds a number, so that a repeated answer is announced again. */
export type Notified = CheckInAnswer & { no: number }

type Marking = { work: CheckInWork; checkIn: CheckIn; direction: Direction; hurry: () => void }

/** Handles people at the check-in one at a time: records the scan, then shows, sounds and vibrates the answer. */
export function useMarking({ work, checkIn, direction, hurry }: Marking) {
  const [notified, setNotified] = useState<Notified | null>(null)
  const [isShown, setIsShown] = useState(false)
  const [sightings] = useState(createSightings)
  const isBusy = useRef(false)

  const dismiss = useCallback(() => setIsShown(false), [])

  async function notify(judge: () => Promise<CheckInAnswer>) {
    if (isBusy.current) return
    isBusy.current = true
    try {
      const answer = await judge()
      setNotified((last) => ({ ...answer, no: (last?.no ?? 0) + 1 }))
      setIsShown(true)
      signalAnswer(answer.tone)
      if (answer.isRecorded) hurry()
    } finally {
      isBusy.current = false
    }
  }

  return {
    notified,
    isShown,
    dismiss,
    see: (payload: string) => {
      const symbol = `${direction} ${payload}`
      if (!sightings.isNew(symbol, performance.now()) || isShown || isBusy.current) return
      sightings.take(symbol, performance.now())
      void notify(() => markBySymbol(work, checkIn, payload, direction))
    },
    mark: (person: CheckInPerson) => notify(() => markPerson(work, checkIn, person, direction)),
  }
}
