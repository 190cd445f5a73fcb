import { useSend } from '@hygiene/client'
import { resendToPerson } from '@hygiene/contracts/in-person/session/staff/resend-to-person'
import { Button, showToast } from '@hygiene/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { CaseBar } from '../../../shared/member-case/case-bar.tsx'
import { Masked } from '../../../shared/member-case/masked.tsx'
import { CloseBookingExceptionDialog } from './close-booking-exception-dialog.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { businessText } from './roster-table.tsx'
import { seatText } from './roster-view.ts'
import type { RosterRow } from './roster-text.ts'
import { SeatDialog, type SeatAction } from './seat-dialog.tsx'
import type { SessionFacts } from './session-text.ts'
import type { HandMark } from './use-hand-mark.ts'
import styles from './side-panels.module.css'

type PersonActionsProps = { row: RosterRow; session: SessionFacts; hand: HandMark | null }

/** Lists the actions on the person under the cursor. Leaves out actions that the server would refuse now. */
export function PersonActions({ row, session, hand }: PersonActionsProps) {
  const [action, setAction] = useState<SeatAction | 'decide' | 'close' | null>(null)
  const { name, phone, memberNo, number, exceptionText } = row
  const close = () => setAction(null)
  const done = (next: RosterRow) => {
    hand?.replace(next)
    close()
  }
  return (
    <section className={styles.panel} aria-label="고른 사람">
      <h2>
        {number !== null && <span className={styles.seatNo}>{number}</span>}
        <Link to={`/members/${memberNo}`}>{name}</Link>
        <small>{seatText(row)}</small>
      </h2>
      <p>
        <Masked memberNo={memberNo} field="phone" value={phone} /> · {businessText(row)}
      </p>
      {exceptionText !== null && <p className={styles.view}>{exceptionText}</p>}
      <CaseBar memberNo={memberNo} />
      {hand && (
        <div className={styles.actions}>
          {row.mayBeMarkedIn && (
            <Button size="small" onClick={() => hand.mark(row, 'in')}>
              {row.isOut ? '다시 입실' : '입실 처리'} <kbd aria-hidden>i</kbd>
            </Button>
          )}
          {row.mayBeMarkedOut && (
            <Button size="small" tone="secondary" onClick={() => hand.mark(row, 'out')}>
              퇴실 처리 <kbd aria-hidden>o</kbd>
            </Button>
          )}
          {(row.mayBePresent || row.mayBeAbsent) && !row.mayBeClosed && (
            <Action label="출석 결정" onClick={() => setAction('decide')} />
          )}
          {row.mayBeClosed && <Action label="확인 마치기" onClick={() => setAction('close')} />}
          {row.mayBeSeated && <Action label="자리 주기" onClick={() => setAction('seat')} />}
          {row.mayBeExtended && <Action label="결제 시간 늘리기" onClick={() => setAction('extend')} />}
          {row.mayBeMoved && <Action label="다른 회차로" onClick={() => setAction('move')} />}
          <Resend row={row} />
        </div>
      )}
      {action === 'decide' && <DecideDialog {...{ row, session }} onClose={close} onDone={done} />}
      {action === 'close' && <CloseBookingExceptionDialog row={row} onClose={close} onDone={done} />}
      {(action === 'seat' || action === 'extend' || action === 'move') && (
        <SeatDialog {...{ action, row, session }} onClose={close} />
      )}
    </section>
  )
}

function Action({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button size="small" tone="secondary" onClick={onClick}>
      {label}
    </Button>
  )
}

/** Asks for no reason, because one message too many does no harm. The server refuses a second one within a minute. */
function Resend({ row: { applicationNo, slip, seat } }: { row: RosterRow }) {
  const send = useSend(resendToPerson, {
    refusedTitle: '다시 보내지 못했습니다',
    onDone: (_done, { what }) =>
      showToast(what === 'slip' ? '수강증 주소를 다시 보냈습니다.' : '안내 문자를 다시 보냈습니다.'),
  })
  const resend = (what: 'slip' | 'message') => {
    if (!send.isPending) send.mutate({ applicationNo, what })
  }
  return (
    <>
      {slip !== 'none' && <Action label="수강증 다시 보내기" onClick={() => resend('slip')} />}
      {(seat === 'sold' || seat === 'held') && (
        <Action label="안내 문자 다시 보내기" onClick={() => resend('message')} />
      )}
    </>
  )
}
