import { formatSeoulDateTime, type SalesType, salesTypeLabel } from '@hygiene/domain'
import { Badge, DefinitionList, NoticeBox } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { leftToWindUp, type SessionFacts, sessionState, whenWords } from './session-words.ts'
import cells from '../../shared/table-cells/table-cells.module.css'

export function SessionSummary({ session, now }: { session: SessionFacts; now: Date }) {
  const { venueName, address, branchName, salesType, applyOpensAt, applyClosesAt } = session
  const state = sessionState(session, now)
  return (
    <>
      {session.status === 'cancelled' && <Cancelled session={session} />}
      <DefinitionList
        items={[
          { term: '일시', detail: whenWords(session) },
          {
            term: '교육장',
            detail: (
              <span className={cells.lines}>
                {venueName}
                <small>{address}</small>
              </span>
            ),
          },
          { term: '지회', detail: branchName },
          { term: '대상', detail: salesTypeLabel[salesType as SalesType] },
          { term: '상태', detail: <Badge tone={state.tone}>{state.label}</Badge> },
          { term: '자리', detail: seatsWords(session) },
          { term: '신청 기간', detail: `${minute(applyOpensAt)} ~ ${minute(applyClosesAt)}` },
        ]}
      />
    </>
  )
}

const minute = (instant: string) => formatSeoulDateTime(new Date(instant))

function seatsWords({ capacity, taken, people: { sold, held, waiting, waitingWithSeat } }: SessionFacts) {
  const queue = waiting + waitingWithSeat
  return `${capacity}석 중 ${taken}석 (결제 완료 ${sold}명, 결제 대기 ${held}명) · 대기 ${queue}명`
}

function Cancelled({ session }: { session: SessionFacts }) {
  const { cancelledAt, cancelReason, replacedByNo } = session
  const left = leftToWindUp(session)
  return (
    <NoticeBox tone="warn" title={`협회가 ${cancelledAt ? minute(cancelledAt) : ''}에 취소한 회차입니다.`}>
      <p>사유: {cancelReason}</p>
      {replacedByNo !== null && (
        <p>
          대체 회차: <Link to={`/sessions/${replacedByNo}`}>회차 {replacedByNo}</Link>
        </p>
      )}
      <p role="status">
        {left === 0
          ? '모두에게 알리고 처리를 마쳤습니다.'
          : `${left}명을 처리하고 있습니다. 한 명씩 옮기거나 환불하고 문자로 알립니다.`}
      </p>
    </NoticeBox>
  )
}
