import { Loaded } from '@hygiene/client'
import type { ReactNode } from 'react'
import { VenueCards } from './venue-cards.tsx'
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

/** The three nearest sessions with a free seat, those of the chosen province first, before any month is turned. */
export function NearestFree({ pupil, search, picked, onPick, currentNo, children }: NearestFreeProps) {
  const { sidoCode } = search
  const near = useNearestFree(pupil, search)
  const far = useNearestFree(pupil, { ...search, sidoCode: '' }, sidoCode !== '')
  if (near.isPending) return <Loaded query={near}>{() => null}</Loaded>
  if (far.isLoading) return <Loaded query={far}>{() => null}</Loaded>
  const elsewhere = (far.data ?? []).filter(({ list }) => list.sidoCode !== sidoCode)
  const free = [...(near.data ?? []), ...(sidoCode === '' ? [] : elsewhere)]
    .filter(({ edu }) => edu.sessionNo !== currentNo)
    .slice(0, SHOWN)
  return (
    <>
      {free.length > 0 && (
        <VenueCards
          name="nearestSessionNo"
          legend="가장 빠른 빈자리"
          sessions={free}
          value={picked?.edu.sessionNo ?? null}
          onChange={onPick}
          saysDay
          {...(sidoCode === '' ? {} : { sidoCode })}
        />
      )}
      {children}
    </>
  )
}
