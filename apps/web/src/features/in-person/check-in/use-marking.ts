import { useCallback, useRef, useState } from 'react'
import { createSightings } from './camera/sightings.ts'
import type { DoorWork } from './door-work.ts'
import type { DoorAnswer } from './judging/door-answer.ts'
import type { Direction, Door, DoorPerson } from './kept/door-records.ts'
import { markBySymbol, markPerson } from './mark-people.ts'
import { signalAnswer } from './signal-answer.ts'

/** An answer with a number of its own, so that the same words twice are told twice. */
export type Told = DoorAnswer & { no: number }

type Marking = { work: DoorWork; door: Door; direction: Direction; hurry: () => void }

/** Judges people at the door one at a time: seen or chosen, recorded, shown, heard and felt. */
export function useMarking({ work, door, direction, hurry }: Marking) {
  const [told, setTold] = useState<Told | null>(null)
  const [isShown, setIsShown] = useState(false)
  const [sightings] = useState(createSightings)
  const isBusy = useRef(false)

  const dismiss = useCallback(() => setIsShown(false), [])

  async function tell(judge: () => Promise<DoorAnswer>) {
    if (isBusy.current) return
    isBusy.current = true
    try {
      const answer = await judge()
      setTold((last) => ({ ...answer, no: (last?.no ?? 0) + 1 }))
      setIsShown(true)
      signalAnswer(answer.tone)
      if (answer.isRecorded) hurry()
    } finally {
      isBusy.current = false
    }
  }

  return {
    told,
    isShown,
    dismiss,
    see: (payload: string) => {
      const symbol = `${direction} ${payload}`
      if (!sightings.isNew(symbol, performance.now()) || isShown || isBusy.current) return
      sightings.take(symbol, performance.now())
      void tell(() => markBySymbol(work, door, payload, direction))
    },
    mark: (person: DoorPerson) => tell(() => markPerson(work, door, person, direction)),
  }
}
