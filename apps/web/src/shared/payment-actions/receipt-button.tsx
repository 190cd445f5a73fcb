import { call, isToldCentrally, Refused } from '@hygiene/client'
import { requestReceipt } from '@hygiene/contracts'
import { Button, showAlert } from '@hygiene/ui'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { openDocument } from '../files/open-document.ts'

type ReceiptButtonProps = { paymentNo: number; size?: 'regular' | 'small' }

/** Prepares the receipt and opens it in a new window, as its name says. */
export function ReceiptButton({ paymentNo, size = 'small' }: ReceiptButtonProps) {
  const [isBusy, setIsBusy] = useState(false)

  async function open() {
    setIsBusy(true)
    try {
      await openDocument('영수증', () => call(requestReceipt, { paymentNo }))
    } catch (error) {
      if (isToldCentrally(error)) return
      if (!(error instanceof Refused)) throw error
      await showAlert(error.message)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button tone="secondary" size={size} busy={isBusy} onClick={() => void open()}>
      {!isBusy && <ReceiptText aria-hidden />}
      {isBusy ? '영수증 준비 중' : '영수증 (새 창)'}
    </Button>
  )
}
