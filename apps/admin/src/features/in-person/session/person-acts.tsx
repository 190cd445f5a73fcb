import { useSend } from '@hygiene/client'
import { resendToPerson } from '@hygiene/contracts/in-person/session/staff/resend-to-person'
import { Button, showToast } from '@hygiene/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { CaseBar } from '../../../shared/case/case-bar.tsx'
import { Masked } from '../../../shared/case/masked.tsx'
import { CloseAttentionDialog } from './close-attention-dialog.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { businessWords } from './roster-table.tsx'
import { seatWords } from './roster-view.ts'
import type { RosterRow } from './roster-words.ts'
import { SeatDialog, type SeatAct } from './seat-dialog.tsx'
import type { SessionFacts } from './session-words.ts'
import type { HandMark } from './use-hand-mark.ts'
import styles from './side-panels.module.css'

type PersonActsProps = { row: RosterRow; session: SessionFacts; hand: HandMark | null }

/** Everything that may be done for the person under the cursor; acts that are refused now are left out. */
export function PersonActs({ row, session, hand }: PersonActsProps) {
  const [act, setAct] = useState<SeatAct | 'decide' | 'close' | null>(null)
  const { name, phone, memberNo, number, attention } = row
  const close = () => setAct(null)
  const done = (next: RosterRow) => {
    hand?.replace(next)
    close()
  }
  return (
    <section className={styles.panel} aria-label="고른 사람">
      <h2>
        {number !== null && <span className={styles.seatNo}>{number}</span>}
        <Link to={`/members/${memberNo}`}>{name}</Link>
        <small>{seatWords(row)}</small>
      </h2>
      <p>
        <Masked memberNo={memberNo} field="phone" value={phone} /> · {businessWords(row)}
      </p>
      {attention !== null && <p className={styles.look}>{attention}</p>}
      <CaseBar memberNo={memberNo} />
      {hand && (
        <div className={styles.acts}>
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
            <Act label="출석 결정" onClick={() => setAct('decide')} />
          )}
          {row.mayBeClosed && <Act label="확인 마치기" onClick={() => setAct('close')} />}
          {row.mayBeSeated && <Act label="자리 주기" onClick={() => setAct('seat')} />}
          {row.mayBeExtended && <Act label="결제 시간 늘리기" onClick={() => setAct('extend')} />}
          {row.mayBeMoved && <Act label="다른 회차로" onClick={() => setAct('move')} />}
          <Resend row={row} />
        </div>
      )}
      {act === 'decide' && <DecideDialog {...{ row, session }} onClose={close} onDone={done} />}
      {act === 'close' && <CloseAttentionDialog row={row} onClose={close} onDone={done} />}
      {(act === 'seat' || act === 'extend' || act === 'move') && (
        <SeatDialog {...{ act, row, session }} onClose={close} />
      )}
    </section>
  )
}

function Act({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button size="small" tone="secondary" onClick={onClick}>
      {label}
    </Button>
  )
}

/** Nothing is lost by a message too many, so it asks for no reason; a second one within a minute is refused. */
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
      {slip !== 'none' && <Act label="수강증 다시 보내기" onClick={() => resend('slip')} />}
      {(seat === 'sold' || seat === 'held') && (
        <Act label="안내 문자 다시 보내기" onClick={() => resend('message')} />
      )}
    </>
  )
}
