import { Loaded } from '@hygiene/client'
import type { ReactNode } from 'react'
import { HallCards } from './hall-cards.tsx'
import type { Pupil, Session, SessionSearch } from './session-search.ts'
import { useNearestFree } from './use-sessions.ts'

const SHOWN = 3

type NearestFreeProps = {
  pupil: Pupil
  search: SessionSearch
  picked: Session | null
  onPick: (session: Session) => void
  /** The session that is booked already: left out. */
  currentNo?: number
  /** The calendar, which comes after them so that it does not move; it is there without them as well. */
  children: ReactNode
}

/** The three nearest sessions with a free seat, before any month is turned. */
export function NearestFree({ pupil, search, picked, onPick, currentNo, children }: NearestFreeProps) {
  const nearest = useNearestFree(pupil, search)
  if (nearest.isPending) return <Loaded query={nearest}>{() => null}</Loaded>
  const free = (nearest.data ?? []).filter(({ edu }) => edu.sessionNo !== currentNo).slice(0, SHOWN)
  return (
    <>
      {free.length > 0 && (
        <HallCards
          name="nearestSessionNo"
          legend="가장 빠른 빈자리"
          sessions={free}
          value={picked?.edu.sessionNo ?? null}
          onChange={onPick}
          saysDay
        />
      )}
      {children}
    </>
  )
}
