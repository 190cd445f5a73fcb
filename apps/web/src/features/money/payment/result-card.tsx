import { read } from '@hygiene/client'
import { readInPersonEnrolment } from '@hygiene/contracts/in-person/enrolment/read-in-person-enrolment'
import { formatSession } from '@hygiene/domain/in-person/session/session-text'
import { isGivenUp } from '@hygiene/domain/money/payment/given-up'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { addressOnScreen } from '@hygiene/domain/postal-address'
import type { InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { paymentTypeLabel } from '@hygiene/domain/text'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { Button, Card, DefinitionList, LinkButton, linkButton } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, Clock, Phone } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ASSOCIATION } from '../../../app/association/association.ts'
import { SupportPhone } from '../../../app/association/support-phone.tsx'
import {
  InPersonDesignationReminder,
  OnlineDesignationReminder,
} from '../../../shared/designation-reminder/designation-reminder.tsx'
import { ReceiptButton } from '../../../shared/payment-actions/receipt-button.tsx'
import { PrintLink } from '../../../shared/printing/print-link.tsx'
import { slipPath } from '../../../shared/printing/print-paths.ts'
import { DepositAccount } from './deposit-account.tsx'
import styles from './payment.module.css'
import type { PaymentView } from './payment-view.ts'
import { type ResultTone, textOf } from './result-text.ts'

function PaidSession({ inPersonEnrolmentNo }: { inPersonEnrolmentNo: InPersonEnrolmentNo }) {
  const { data } = useQuery(read(readInPersonEnrolment, { inPersonEnrolmentNo }))
  if (!data) return null
  const { sessionDay, venue } = data
  return (
    <DefinitionList
      items={[
        { term: '교육 일정', detail: formatSession(sessionDay) },
        {
          term: '교육장',
          detail: `${venue.location} (${addressOnScreen(venue.address, venue.address2)})`,
        },
      ]}
    />
  )
}

const NONE = 0 as InPersonEnrolmentNo

function useHeldUntil(inPersonEnrolmentNo: InPersonEnrolmentNo | null): Date | null {
  const { data } = useQuery({
    ...read(readInPersonEnrolment, { inPersonEnrolmentNo: inPersonEnrolmentNo ?? NONE }),
    enabled: inPersonEnrolmentNo !== null,
  })
  const heldUntil = data?.state.heldUntil
  return heldUntil ? new Date(heldUntil) : null
}

const ICONS = { done: CircleCheck, wait: Clock, fail: CircleAlert } satisfies Record<ResultTone, unknown>

type ResultCardProps = { payment: PaymentView; view: () => void; isRefreshing: boolean }

export function ResultCard({ payment, view, isRefreshing }: ResultCardProps) {
  const heldUntil = useHeldUntil(payment.inPersonEnrolmentNo)
  const { tone, title, sentence, isForStaff } = textOf(payment.status, {
    isInPerson: payment.inPersonEnrolmentNo !== null,
    isGivenUp: isGivenUp(payment.failureSentence),
    heldUntil,
  })
  const Icon = ICONS[tone]
  return (
    <Card>
      <div className={styles.result} data-tone={tone} role="status">
        <Icon aria-hidden />
        <h2>{title}</h2>
        {tone === 'fail' && payment.status === 'failed' && payment.failureSentence && (
          <p>{payment.failureSentence}</p>
        )}
        <p>{sentence}</p>
      </div>
      {payment.virtualAccount && (
        <DepositAccount
          account={payment.virtualAccount}
          price={payment.price}
          paymentId={payment.paymentId}
        />
      )}
      {payment.inPersonEnrolmentNo !== null && (
        <PaidSession inPersonEnrolmentNo={payment.inPersonEnrolmentNo} />
      )}
      {payment.status === 'paid' && <ConfirmationReminder payment={payment} />}
      <DefinitionList
        items={[
          { term: '주문번호', detail: <span className={styles.whole}>{payment.orderNumber}</span> },
          { term: '교육', detail: payment.orderName },
          { term: '금액', detail: formatWon(payment.price) },
          { term: '결제 방법', detail: paymentTypeLabel[payment.paymentType] },
          ...(payment.paidAt
            ? [{ term: '결제 일시', detail: formatSeoulDateTime(new Date(payment.paidAt)) }]
            : []),
        ]}
      />
      <div className={styles.next}>
        <NextSteps payment={payment} view={view} isRefreshing={isRefreshing} />
        {isForStaff && (
          <LinkButton href={`tel:${ASSOCIATION.phone}`} data-optional={ASSOCIATION.phone}>
            <Phone aria-hidden />
            <span>
              고객센터 <SupportPhone />
            </span>
          </LinkButton>
        )}
      </div>
    </Card>
  )
}

function ConfirmationReminder({ payment: { enrolmentNo, inPersonEnrolmentNo } }: { payment: PaymentView }) {
  if (inPersonEnrolmentNo !== null)
    return <InPersonDesignationReminder inPersonEnrolmentNo={inPersonEnrolmentNo} />
  return enrolmentNo === null ? null : <OnlineDesignationReminder enrolmentNo={enrolmentNo} />
}

function NextSteps({ payment, view, isRefreshing }: ResultCardProps) {
  const { status, enrolmentNo, inPersonEnrolmentNo, applicationNo } = payment
  if (status === 'paid' && inPersonEnrolmentNo !== null) {
    return (
      <>
        <SlipLink payment={payment} />
        <Link {...linkButton({ tone: 'secondary' })} to="/edu/offline/list">
          신청 내역 보기
        </Link>
        <ReceiptButton paymentNo={payment.paymentNo} size="regular" />
      </>
    )
  }
  if (status === 'paid') {
    return (
      <>
        <Link
          {...linkButton()}
          to={enrolmentNo ? `/edu/study/room?onlineEduNo=${enrolmentNo}` : '/edu/study/list'}
        >
          바로 수강하기
        </Link>
        <ReceiptButton paymentNo={payment.paymentNo} size="regular" />
      </>
    )
  }
  if (status === 'virtualAccountIssued') {
    return (
      <>
        <Button busy={isRefreshing} onClick={view}>
          입금 확인하기
        </Button>
        <PaymentsLink />
      </>
    )
  }
  if (status === 'failed' || status === 'ready') {
    return (
      <>
        <Link
          {...linkButton()}
          to={`${inPersonEnrolmentNo === null ? '/edu/online/payment' : '/edu/offline/payment'}?applyEduNo=${applicationNo}`}
          replace
        >
          다시 결제하기
        </Link>
        <PaymentsLink />
      </>
    )
  }
  return <PaymentsLink />
}

function SlipLink({ payment }: Pick<ResultCardProps, 'payment'>) {
  const { inPersonEnrolmentNo, inPersonEnrolmentNos, orderName } = payment
  if (inPersonEnrolmentNo !== null && inPersonEnrolmentNos.length === 1) {
    return (
      <PrintLink to={slipPath(inPersonEnrolmentNo)} of={orderName}>
        수강증 보기
      </PrintLink>
    )
  }
  return (
    <Link {...linkButton()} to="/edu/offline/done">
      수강증 보기
    </Link>
  )
}

function PaymentsLink() {
  return (
    <Link {...linkButton({ tone: 'secondary' })} to="/edu/payment/list">
      결제 내역 보기
    </Link>
  )
}
