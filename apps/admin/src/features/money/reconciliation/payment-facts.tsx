import { formatWon } from '@hygiene/domain/money/payment/won'
import { paymentTypeLabel } from '@hygiene/domain/text'
import { DefinitionList } from '@hygiene/ui'
import { type PaymentException, whyText } from './exception-text.ts'

export function PaymentFacts({ payment }: { payment: PaymentException }) {
  const { userName, phone, orderName, amountWon, paymentType } = payment
  return (
    <DefinitionList
      items={[
        { term: '회원', detail: `${userName} (${phone})` },
        { term: '주문', detail: orderName },
        { term: '금액', detail: <strong>{formatWon(amountWon)}</strong> },
        { term: '결제 방법', detail: paymentTypeLabel[paymentType] },
        { term: '확인할 일', detail: whyText(payment) },
      ]}
    />
  )
}
