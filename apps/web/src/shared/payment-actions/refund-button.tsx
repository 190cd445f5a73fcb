import { Loaded, read } from '@hygiene/client'
import { quoteRefund } from '@hygiene/contracts/money/refund/quote-refund'
import { Button, Dialog } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useHashModal } from '../../app/router/use-hash-modal.ts'
import { RefundForm } from './refund-form.tsx'
import type { RefundKind } from './refund-text.ts'

type Refunded = { paymentNo: number; orderName: string; kind: RefundKind }
type RefundButtonProps = Refunded & {
  label?: string
  isMain?: boolean
}

/** Shows amount and reason before the person confirms (docs/rules/enrolment.md). */
export function RefundButton({ label = '결제 취소·환불', isMain = false, ...payment }: RefundButtonProps) {
  const modal = useHashModal(`refund-${payment.paymentNo}`)
  const view = isMain ? ({ wide: true } as const) : ({ tone: 'secondary', size: 'small' } as const)
  return (
    <>
      <Button {...view} aria-haspopup="dialog" onClick={modal.open}>
        {label}
      </Button>
      <Dialog
        isOpen={modal.isOpen}
        onClose={modal.close}
        title={payment.kind === 'owed' ? '돈을 돌려받으시는 방법' : '결제 취소와 환불'}
      >
        <Quoted {...payment} onClose={modal.close} />
      </Dialog>
    </>
  )
}

function Quoted({ onClose, ...payment }: Refunded & { onClose: () => void }) {
  const quote = useQuery({ ...read(quoteRefund, { paymentNo: payment.paymentNo }), staleTime: 0, gcTime: 0 })
  return (
    <Loaded query={quote}>{(terms) => <RefundForm {...payment} terms={terms} onClose={onClose} />}</Loaded>
  )
}
