import { formatSession } from '@hygiene/domain/in-person/session/session-text'
import { isInPersonLive } from '@hygiene/domain/in-person/enrolment/record-status'
import { Button, DefinitionList, Dialog } from '@hygiene/ui'
import { useState } from 'react'
import type { Session } from '../../../../shared/session-calendar/session-search.ts'
import type { Application } from '../application.ts'
import styles from './move-seat-dialog.module.css'
import { SessionPicker } from './session-picker.tsx'
import { useMoveSeat } from './use-move-seat.ts'

type MoveSeatDialogProps = { application: Application; onClose: () => void }

export function MoveSeatDialog({ application: { lead, rows }, onClose }: MoveSeatDialogProps) {
  const [picked, setPicked] = useState<Session | null>(null)
  const [asked, setAsked] = useState(0)
  const { move, queue, isPending } = useMoveSeat({
    row: lead,
    onDone: onClose,
    onSeats: (state) => setPicked(picked && { ...picked, state }),
  })
  const live = rows.filter(({ status }) => isInPersonLive(status))

  function submit() {
    if (picked === null) setAsked(asked + 1)
    else void (picked.state === 'full' ? queue(picked) : move(picked))
  }

  return (
    <Dialog
      isOpen
      size="wide"
      title="교육 일정 변경"
      onClose={onClose}
      actions={
        <Button busy={isPending} onClick={submit}>
          {picked?.state === 'full' ? '대기 신청' : '이 일정으로 변경'}
        </Button>
      }
    >
      <div className={styles.body}>
        <DefinitionList
          items={[
            {
              term: '지금 일정',
              detail: <When sessionDay={lead.sessionDay} location={lead.venue.location} />,
            },
            ...(picked
              ? [
                  {
                    term: '바꿀 일정',
                    detail: <When sessionDay={picked.edu} location={picked.list.location} />,
                  },
                ]
              : []),
          ]}
        />
        <SessionPicker
          pupil={{
            salesType: lead.info.edu.salesType,
            industryTypes: [...new Set(live.map(({ industryType }) => industryType))],
          }}
          sidoCode={lead.venueSidoCode}
          currentNo={lead.sessionNo}
          picked={picked}
          onPick={setPicked}
          asked={asked}
        />
      </div>
    </Dialog>
  )
}

type WhenProps = { sessionDay: Parameters<typeof formatSession>[0]; location: string }

function When({ sessionDay, location }: WhenProps) {
  return (
    <span className={styles.when}>
      <span>{formatSession(sessionDay)}</span>
      <span>{location}</span>
    </span>
  )
}
