import { formatSession, monthDayOnScreen } from '@hygiene/domain/in-person/session/session-text'
import { formatWon } from '@hygiene/domain/money/payment/won'
import {
  inPersonRefundUntilText,
  onlineRefundUntilText,
} from '@hygiene/domain/money/refund/refund-until-text'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { industryTypeLabel, PaymentType } from '@hygiene/domain/text'
import { addSeoulDays, seoulYear } from '@hygiene/domain/time/seoul-day'
import { Button, Card, DefinitionList, linkButton, NoticeBox, ScreenBar, TotalLine } from '@hygiene/ui'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import type { BegunPayment } from '../../../shared/begun-payment/begin-payment.ts'
import { takePayment } from '../../../shared/begun-payment/handed-payment.ts'
import { type PayMethod, PayMethods, paymentTypeOf } from '../../../shared/pay-methods/pay-methods.tsx'
import { PayNote } from '../../../shared/pay-methods/pay-note.tsx'
import { payButton } from '../../../shared/pay-methods/pay-text.ts'
import { StudyGuard, usePaymentClosed } from '../../../shared/study-guard/study-guard.tsx'
import { CheckoutDialogs } from './checkout-dialogs.tsx'
import { HoldClock } from './hold-clock.tsx'
import type { HeldSeat, Payable } from './payable.ts'
import styles from './payment.module.css'
import { useCheckout } from './use-checkout.ts'

type CheckoutFormProps = {
  applicationNo: ApplicationNo
  payable: Extract<Payable, { state: 'payable' }>
  method: PayMethod | ''
  refetch: () => void
}

const WHILE_OPEN = '결제하지 않고 결제창을 닫으셔도 신청은 그대로 남아 있습니다.'
const WHILE_HELD = '결제하지 않고 결제창을 닫으셔도 위에 적힌 시간까지는 다시 결제하실 수 있습니다.'

export function CheckoutForm({ applicationNo, payable, method: preset, refetch }: CheckoutFormProps) {
  const [method, setMethod] = useState(preset)
  const [error, setError] = useState<string>()
  const [now] = useState(() => new Date())
  const { items, seat } = payable
  const isPaymentClosed = usePaymentClosed({ applicationNo })
  const { checkout, pay, payHere, payInWindow } = useCheckout(applicationNo, seat !== null)
  const amount = formatWon(items.reduce((sum, { price }) => sum + price, 0))
  const paid = <WhatIsPaid payable={payable} amount={amount} />

  useBegunPayment(applicationNo, (begun) => {
    if (method !== '') void pay(method, begun)
  })

  function submit() {
    setError(method === '' ? '결제 방법을 골라주세요.' : undefined)
    if (method === '') document.querySelector<HTMLElement>('main [name=paymentType]')?.focus()
    else void pay(method)
  }

  return (
    <Screen
      aside={paid}
      bar={
        <ScreenBar label="결제하실 금액" amount={amount}>
          {isPaymentClosed ? (
            <Link {...linkButton({ wide: true })} to="/edu/online/list">
              신청 내역으로
            </Link>
          ) : (
            <Button wide busy={checkout.stage === 'ordering' || checkout.stage === 'asking'} onClick={submit}>
              {payButton(method, amount)}
            </Button>
          )}
        </ScreenBar>
      }
    >
      {seat && (
        <HoldClock
          until={seat.heldUntil}
          onEnd={() => {
            if (checkout.stage === 'choosing') refetch()
          }}
        />
      )}
      {seat === null && <StudyGuard about={{ applicationNo }} />}
      <Card>
        <PayMethods
          value={method}
          error={error}
          onChange={(next) => {
            setMethod(next)
            setError(undefined)
          }}
        />
        <PayNote method={method} refund={refundText(payable, method, now)} />
        {seat && method === String(PaymentType.virtualAccount) && <DepositTerm seat={seat} />}
      </Card>
      <NoticeBox title="결제를 마치지 않으셔도 됩니다.">
        <p>결제를 마치면 결과를 바로 알려드립니다. {seat ? WHILE_HELD : WHILE_OPEN}</p>
      </NoticeBox>
      <div className={styles.onPhone}>{paid}</div>
      <CheckoutDialogs checkout={checkout} payHere={payHere} payInWindow={payInWindow} />
    </Screen>
  )
}

function refundText({ items, seat }: Payable & { state: 'payable' }, method: PayMethod | '', now: Date) {
  if (seat) return inPersonRefundUntilText(seat.sessionDay.eduDate)
  const year = items[0]?.year ?? seoulYear(now)
  return onlineRefundUntilText({ year, paymentType: paymentTypeOf(method) }, now)
}

/** No deposit is awaited on the day of education itself (docs/rules/in-person.md). */
function DepositTerm({ seat: { sessionDay } }: { seat: HeldSeat }) {
  return (
    <NoticeBox title="가상계좌는 받으신 기한 안에 입금해주세요.">
      <p>
        늦어도 교육 전날인 {monthDayOnScreen(addSeoulDays(sessionDay.eduDate, -1))} 밤 12시까지 입금하셔야
        자리가 확정됩니다.
      </p>
    </NoticeBox>
  )
}

/** Continues the payment that the application's submit began. Runs only once and not after a reload. */
function useBegunPayment(applicationNo: ApplicationNo, goOn: (begun: BegunPayment) => void) {
  const latest = useRef(goOn)
  useEffect(() => {
    latest.current = goOn
  })
  useEffect(() => {
    const begun = takePayment(applicationNo)
    if (begun) latest.current(begun)
  }, [applicationNo])
}

type WhatIsPaidProps = { payable: Extract<Payable, { state: 'payable' }>; amount: string }

function WhatIsPaid({ payable: { items, seat }, amount }: WhatIsPaidProps) {
  return (
    <div className={styles.summary}>
      <Card title="결제 내용">
        <DefinitionList
          arrange="stack"
          items={[
            ...(seat
              ? [
                  { term: '교육 일정', detail: formatSession(seat.sessionDay) },
                  { term: '교육장', detail: seat.venue.location },
                ]
              : []),
            {
              term: '교육',
              detail: [...new Set(items.map(({ educationName }) => educationName))].join(', '),
            },
            {
              term: items.length === 1 ? '영업장' : `영업장 ${items.length}곳`,
              detail: items.map(({ no, businessName, industryType }) => (
                <p key={no}>
                  {businessName} ({industryTypeLabel[industryType]})
                </p>
              )),
            },
          ]}
        />
        <TotalLine label="결제하실 금액" amount={amount} />
      </Card>
    </div>
  )
}
