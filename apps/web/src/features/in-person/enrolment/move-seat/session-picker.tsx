import { useEffect, useRef, useState } from 'react'
import { beginSearch, type Pupil, type Session } from '../../../../shared/session-calendar/session-search.ts'
import { RegionChoice } from '../../../../shared/session-calendar/region-choice.tsx'
import { SessionChoice } from '../../../../shared/session-calendar/session-choice.tsx'
import styles from './move-seat-dialog.module.css'

/** Specification section 8 defines the message for a missing required field in the calendar. */
const MISSING = '필수입력사항입니다.'

type SessionPickerProps = {
  pupil: Pupil
  /** Is the province of the current venue, because most people change the day and not the place. */
  sidoCode: string
  currentNo: number
  picked: Session | null
  onPick: (session: Session | null) => void
  asked: number
}

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
