import { useEffect, useRef, useState } from 'react'
import { beginSearch, type Pupil, type Session } from '../../../../shared/session-calendar/session-search.ts'
import { RegionChoice } from '../../../../shared/session-calendar/region-choice.tsx'
import { SessionChoice } from '../../../../shared/session-calendar/session-choice.tsx'
import styles from './move-seat-dialog.module.css'

/** Specification section 8: required field missing in calendar. */
const MISSING = '필수입력사항입니다.'

type SessionPickerProps = {
  pupil: Pupil
  /** The province of the present venue: most people change the day, not the place. */
  sidoCode: string
  /** The session the person has already: shown, but not to be chosen. */
  currentNo: number
  picked: Session | null
  onPick: (session: Session | null) => void
  /** Number of attempts to go on without a choice: from the first, the missing choice is named. */
  asked: number
}

/** Region, month and venues for the calendar modal, which is left with a choice or without. */
export function SessionPicker({ pupil, sidoCode, currentNo, picked, onPick, asked }: SessionPickerProps) {
  const [search, setSearch] = useState(() => beginSearch(new Date(), sidoCode))
  const place = useRef<HTMLDivElement>(null)
  const isMissing = asked > 0 && picked === null

  useEffect(() => {
    if (asked === 0) return
    place.current?.querySelector<HTMLElement>('[data-missing] :is(input, table button)')?.focus()
  }, [asked])

  return (
    <div ref={place} className={styles.body}>
      <div data-missing={search.region === '' || undefined}>
        <RegionChoice
          search={search}
          onSearch={(next) => {
            setSearch(next)
            onPick(null)
          }}
          legend="어느 지역에서 받으시겠습니까?"
          error={isMissing && search.region === '' ? MISSING : undefined}
        />
      </div>
      <div data-missing={search.region !== '' || undefined}>
        <SessionChoice
          pupil={pupil}
          search={search}
          onSearch={setSearch}
          picked={picked}
          onPick={onPick}
          currentNo={currentNo}
          error={isMissing ? MISSING : undefined}
        />
      </div>
    </div>
  )
}
