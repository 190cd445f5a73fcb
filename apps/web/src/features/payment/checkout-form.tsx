import { formatWon, type IndustryType, industryTypeLabel } from '@hygiene/domain'
import { Button, Card, DefinitionList, NoticeBox } from '@hygiene/ui'
import { useState } from 'react'
import { Screen } from '../../frame/screen.tsx'
import { CheckoutDialogs } from './checkout-dialogs.tsx'
import type { Enrolment } from './checkout.tsx'
import { type PayMethod, PayMethods } from './pay-methods.tsx'
import styles from './payment.module.css'
import { useCheckout } from './use-checkout.ts'

type CheckoutFormProps = { applyEduNo: number; enrolments: readonly Enrolment[]; method: PayMethod | '' }

export function CheckoutForm({ applyEduNo, enrolments, method: preset }: CheckoutFormProps) {
  const [method, setMethod] = useState(preset)
  const [error, setError] = useState<string>()
  const { checkout, pay, payHere, payInWindow } = useCheckout(applyEduNo)
  const amount = formatWon(enrolments.reduce((sum, { price }) => sum + price, 0))

  function submit() {
    setError(method === '' ? '결제 방법을 골라주세요.' : undefined)
    if (method === '') document.querySelector<HTMLElement>('main [name=paymentType]')?.focus()
    else void pay(method)
  }

  return (
    <Screen
      aside={<WhatIsPaid enrolments={enrolments} amount={amount} />}
      bar={
        <div className={styles.bar}>
          <p className={styles.line}>
            <span>결제하실 금액</span>
            <strong>{amount}</strong>
          </p>
          <Button wide busy={checkout.stage === 'ordering' || checkout.stage === 'asking'} onClick={submit}>
            {amount} 결제하기
          </Button>
        </div>
      }
    >
      <Card>
        <PayMethods
          value={method}
          error={error}
          onChange={(next) => {
            setMethod(next)
            setError(undefined)
          }}
        />
      </Card>
      <NoticeBox title="결제하기를 누르면 결제창이 열립니다.">
        <p>
          결제를 마치면 결과를 바로 알려드립니다. 결제하지 않고 결제창을 닫으셔도 신청은 그대로 남아 있습니다.
        </p>
      </NoticeBox>
      <div className={styles.onPhone}>
        <WhatIsPaid enrolments={enrolments} amount={amount} />
      </div>
      <CheckoutDialogs checkout={checkout} payHere={payHere} payInWindow={payInWindow} />
    </Screen>
  )
}

function WhatIsPaid({ enrolments, amount }: { enrolments: readonly Enrolment[]; amount: string }) {
  return (
    <div className={styles.summary}>
      <Card title="결제 내용">
        {enrolments.map((enrolment) => (
          <DefinitionList
            key={enrolment.onlineEduNo}
            arrange="stack"
            items={[
              { term: '교육', detail: enrolment.educationName },
              {
                term: '영업장',
                detail: `${enrolment.businessName} (${industryTypeLabel[enrolment.industryType as IndustryType]})`,
              },
            ]}
          />
        ))}
        <p className={styles.fee}>
          결제하실 금액 <strong>{amount}</strong>
        </p>
      </Card>
    </div>
  )
}
