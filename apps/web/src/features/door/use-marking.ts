import { useCallback, useRef, useState } from 'react'
import { createSightings } from './camera/sightings.ts'
import type { DoorDesk } from './door-desk.ts'
import type { Verdict } from './judging/verdict.ts'
import type { Direction, Door, DoorPerson } from './kept/door-records.ts'
import { markBySymbol, markPerson } from './mark-people.ts'
import { signalVerdict } from './signal-verdict.ts'

/** A verdict with a number of its own, so that the same words twice are told twice. */
export type Told = Verdict & { no: number }

type Marking = { desk: DoorDesk; door: Door; direction: Direction; hurry: () => void }

/** Judges what comes to the door, one at a time: seen or chosen, recorded, shown, heard and felt. */
export function useMarking({ desk, door, direction, hurry }: Marking) {
  const [told, setTold] = useState<Told | null>(null)
  const [isShown, setIsShown] = useState(false)
  const [sightings] = useState(createSightings)
  const isBusy = useRef(false)

  const dismiss = useCallback(() => setIsShown(false), [])

  async function tell(judge: () => Promise<Verdict>) {
    if (isBusy.current) return
    isBusy.current = true
    try {
      const verdict = await judge()
      setTold((last) => ({ ...verdict, no: (last?.no ?? 0) + 1 }))
      setIsShown(true)
      signalVerdict(verdict.tone)
      if (verdict.isRecorded) hurry()
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
      void tell(() => markBySymbol(desk, door, payload, direction))
    },
    mark: (person: DoorPerson) => tell(() => markPerson(desk, door, person, direction)),
  }
}
