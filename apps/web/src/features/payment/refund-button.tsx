import { quoteRefund } from '@hygiene/contracts'
import { Button, Dialog } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../api/loaded.tsx'
import { read } from '../../api/read.ts'
import { useHashModal } from '../../router/use-hash-modal.ts'
import { RefundForm } from './refund-form.tsx'

type RefundButtonProps = { paymentNo: number; orderName: string }

/** Amount and reason are shown before anybody confirms (decisions.md, payment and refund). */
export function RefundButton({ paymentNo, orderName }: RefundButtonProps) {
  const modal = useHashModal(`refund-${paymentNo}`)
  return (
    <>
      <Button tone="secondary" size="small" aria-haspopup="dialog" onClick={modal.open}>
        결제 취소·환불
      </Button>
      <Dialog isOpen={modal.isOpen} onClose={modal.close} title="결제 취소와 환불">
        <Quoted paymentNo={paymentNo} orderName={orderName} onClose={modal.close} />
      </Dialog>
    </>
  )
}

function Quoted({ paymentNo, orderName, onClose }: RefundButtonProps & { onClose: () => void }) {
  const quote = useQuery({ ...read(quoteRefund, { paymentNo }), staleTime: 0, gcTime: 0 })
  return (
    <Loaded query={quote}>
      {(terms) => <RefundForm paymentNo={paymentNo} orderName={orderName} terms={terms} onClose={onClose} />}
    </Loaded>
  )
}
