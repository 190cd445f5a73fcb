import { Loaded } from '@hygiene/client'
import { NoticeBox } from '@hygiene/ui'
import { type Pupil, type Session, type SessionSearch, weekAround } from './session-search.ts'
import { VenueCards } from './venue-cards.tsx'
import { useSessions } from './use-sessions.ts'

type OtherVenuesProps = {
  pupil: Pupil
  search: SessionSearch
  full: Session
  picked: Session | null
  onPick: (session: Session) => void
}

/** Lists venues of the same week and region with a free seat for a person whose session has just become full. */
export function OtherVenues({ pupil, search, full, picked, onPick }: OtherVenuesProps) {
  const sessions = useSessions(pupil, { ...search, sidoCode: '' }, weekAround(full.edu.eduDate))
  return (
    <Loaded query={sessions}>
      {(list) => {
        const free = list.filter(({ state, edu }) => state === 'open' && edu.sessionNo !== full.edu.sessionNo)
        if (free.length === 0) {
          return <NoticeBox title="같은 주에 자리가 남은 다른 교육장이 없습니다." />
        }
        return (
          <VenueCards
            legend="같은 주에 자리가 있는 교육장"
            sessions={free}
            value={picked?.edu.sessionNo ?? null}
            onChange={onPick}
            saysDay
          />
        )
      }}
    </Loaded>
  )
}
