import { Button, Dialog } from '@hygiene/ui'
import { useState } from 'react'
import type { Pupil, Session, SessionSearch } from '../../../shared/session-calendar/session-search.ts'
import type { HashModal } from '../../../app/router/use-hash-modal.ts'
import styles from '../../../shared/application-form/application-form.module.css'
import { OtherVenues } from '../../../shared/session-calendar/other-venues.tsx'

type SeatGoneProps = {
  modal: HashModal
  pupil: Pupil
  search: SessionSearch
  full: Session
  onTake: (session: Session) => void
  onWait: () => void
}

/** Offers another venue of the same week or the waiting list when the seat has been taken. */
export function SeatGone({ modal, onTake, onWait, ...venues }: SeatGoneProps) {
  const [picked, setPicked] = useState<Session | null>(null)
  return (
    <Dialog
      isOpen={modal.isOpen}
      onClose={modal.close}
      title="그 사이 자리가 모두 찼습니다"
      size="wide"
      actions={
        <>
          <Button tone="secondary" onClick={onWait}>
            대기자로 신청하기
          </Button>
          <Button unavailable={picked === null} onClick={() => picked && onTake(picked)}>
            이 교육장으로 신청하기
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <p>
          적으시는 동안 다른 분이 마지막 자리를 신청하셨습니다. 적으신 내용은 그대로 있으니 다른 교육장을
          고르시거나 대기자로 신청해주세요.
        </p>
        <OtherVenues {...venues} picked={picked} onPick={setPicked} />
      </div>
    </Dialog>
  )
}
