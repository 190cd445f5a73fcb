import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { cancelApplication } from '@hygiene/contracts/education/enrolment/cancel-application'
import { listOnlineEnrolments } from '@hygiene/contracts/education/enrolment/list-online-enrolments'
import { isUnderStudy } from '@hygiene/domain/education/enrolment/enrolment-status'
import { linkButton } from '@hygiene/ui'
import { Award, CreditCard, Play } from 'lucide-react'
import { Link } from 'react-router-dom'
import { CancelButton } from '../../../shared/cancel-application/cancel-button.tsx'
import { DepositButton } from '../../../shared/payment-actions/deposit-button.tsx'
import { ReceiptButton } from '../../../shared/payment-actions/receipt-button.tsx'
import { OwnApplicationLink, ownOnlinePath } from '../../../shared/own-application/own-application-link.tsx'
import styles from './enrolment-history.module.css'
import type { Row } from './row.ts'

const CHANGED = [listOnlineEnrolments, fetchUser]

export function EnrolmentActions({ row }: { row: Row }) {
  const { status, enrolmentNo, paymentNo } = row
  if (status === 'applied') return <BeforePayment row={row} />

  return (
    <div className={styles.actions}>
      {isUnderStudy(status) && (
        <Link {...linkButton({ size: 'small' })} to={`/edu/study/room?onlineEduNo=${enrolmentNo}`}>
          <Play aria-hidden />
          {status === 'paid' ? '수강하기' : '이어서 수강'}
        </Link>
      )}
      {status === 'completed' && (
        <Link {...linkButton({ size: 'small' })} to={`/edu/completed?onlineEduNo=${enrolmentNo}`}>
          <Award aria-hidden />
          수료증
        </Link>
      )}
      {paymentNo !== null && (isUnderStudy(status) || status === 'completed') && (
        <ReceiptButton paymentNo={paymentNo} />
      )}
      {(isUnderStudy(status) || status === 'refunded') && (
        <Link {...linkButton({ tone: 'secondary', size: 'small' })} to="/edu/payment/list">
          결제 내역·환불
        </Link>
      )}
      {isUnderStudy(status) && (
        <OwnApplicationLink to={ownOnlinePath(enrolmentNo)} businessName={row.businessName} />
      )}
    </div>
  )
}

function BeforePayment({ row }: { row: Row }) {
  const isAwaited = row.awaitingDepositUntil !== null
  return (
    <div className={styles.actions}>
      {isAwaited && <DepositButton enrolmentNo={row.enrolmentNo} />}
      <Link
        {...linkButton({ size: 'small', tone: isAwaited ? 'secondary' : 'primary' })}
        to={`/edu/online/payment?applyEduNo=${row.applicationNo}`}
      >
        <CreditCard aria-hidden />
        {isAwaited ? '다른 방법으로 결제' : '결제하기'}
      </Link>
      <OwnApplicationLink to={ownOnlinePath(row.enrolmentNo)} businessName={row.businessName} />
      <CancelButton
        contract={cancelApplication}
        input={{ enrolmentNo: row.enrolmentNo }}
        refresh={CHANGED}
        businessName={row.businessName}
      />
    </div>
  )
}
