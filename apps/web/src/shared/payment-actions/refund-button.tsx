import { Loaded, read } from '@hygiene/client'
import { quoteRefund } from '@hygiene/contracts/payment/quote-refund'
import { Button, Dialog } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useHashModal } from '../../app/router/use-hash-modal.ts'
import { RefundForm } from './refund-form.tsx'
import type { RefundKind } from './refund-words.ts'

type RefundButtonProps = { paymentNo: number; orderName: string; kind: RefundKind }

/** Amount and reason are shown before the person confirms (docs/rules/enrolment.md). */
export function RefundButton(payment: RefundButtonProps) {
  const modal = useHashModal(`refund-${payment.paymentNo}`)
  return (
    <>
      <Button tone="secondary" size="small" aria-haspopup="dialog" onClick={modal.open}>
        결제 취소·환불
      </Button>
      <Dialog isOpen={modal.isOpen} onClose={modal.close} title="결제 취소와 환불">
        <Quoted {...payment} onClose={modal.close} />
      </Dialog>
    </>
  )
}

function Quoted({ onClose, ...payment }: RefundButtonProps & { onClose: () => void }) {
  const quote = useQuery({ ...read(quoteRefund, { paymentNo: payment.paymentNo }), staleTime: 0, gcTime: 0 })
  return (
    <Loaded query={quote}>{(terms) => <RefundForm {...payment} terms={terms} onClose={onClose} />}</Loaded>
  )
}
