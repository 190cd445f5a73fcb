import { linkButton, NoticeBox } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import styles from './payment.module.css'
import type { IndustryType } from '@hygiene/domain/text'

type SeatGoneProps = { sentence: string | null; industryType: IndustryType }

export function SeatGone({ sentence, industryType }: SeatGoneProps) {
  return (
    <>
      <NoticeBox tone="warn" title={sentence ?? '자리를 잡아 둔 시간이 지났습니다.'} live>
        <p>결제되지 않았고, 자리는 다른 분께 열렸습니다. 일정을 다시 골라 신청해주세요.</p>
      </NoticeBox>
      <div className={styles.choices}>
        <Link {...linkButton()} to={`/edu/offline/apply?industryType=${industryType}`}>
          다시 신청하기
        </Link>
        <Link {...linkButton({ tone: 'secondary' })} to="/edu/offline/list">
          신청 내역 보기
        </Link>
      </div>
    </>
  )
}
