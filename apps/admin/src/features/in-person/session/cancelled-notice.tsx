import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { NoticeBox } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { leftToWindUp, type SessionFacts } from './session-text.ts'

export function CancelledNotice({ session }: { session: SessionFacts }) {
  const { cancelledAt, cancelReason, replacedByNo } = session
  const left = leftToWindUp(session)
  const at = cancelledAt ? formatSeoulDateTime(new Date(cancelledAt)) : ''
  return (
    <NoticeBox tone="warn" title={`협회가 ${at}에 취소한 회차입니다.`}>
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
