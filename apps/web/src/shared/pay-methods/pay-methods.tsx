import { PaymentType, paymentTypeLabel } from '@hygiene/domain/text'
import { RadioCards } from '@hygiene/ui'
import type { ReactNode } from 'react'
import styles from './pay-methods.module.css'

/** Lists the methods that a person can choose; 5 is reserved for staff (specification section 3). */
export type PayMethod = '1' | '2' | '3' | '4'

const METHODS: readonly { value: PayMethod; label: string; description: string }[] = [
  {
    value: '1',
    label: paymentTypeLabel[PaymentType.card],
    description: '신용카드나 체크카드로 바로 결제합니다.',
  },
  {
    value: '2',
    label: paymentTypeLabel[PaymentType.mobile],
    description: '다음 달 휴대폰 요금에 더해집니다.',
  },
  {
    value: '3',
    label: paymentTypeLabel[PaymentType.virtualAccount],
    description: '받으신 계좌로 기한 안에 입금하시면 결제됩니다.',
  },
  {
    value: '4',
    label: paymentTypeLabel[PaymentType.transfer],
    description: '내 은행 계좌에서 바로 빠져나갑니다.',
  },
]

export function payMethodOf(text: string | null): PayMethod | '' {
  return METHODS.find(({ value }) => value === text)?.value ?? ''
}

export function paymentTypeOf(method: PayMethod | ''): PaymentType | null {
  return Object.values(PaymentType).find((type) => String(type) === method) ?? null
}

type PayMethodsProps = {
  value: PayMethod | ''
  onChange: (method: PayMethod) => void
  error?: string
  legend?: ReactNode
}

export function PayMethods({ value, onChange, error, legend = '어떻게 결제하시겠습니까?' }: PayMethodsProps) {
  return (
    <RadioCards
      legend={<span className={styles.question}>{legend}</span>}
      name="paymentType"
      options={METHODS}
      arrange="pair"
      value={value === '' ? undefined : value}
      error={error}
      onChange={onChange}
    />
  )
}
