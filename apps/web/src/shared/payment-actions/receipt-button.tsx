import { call, isReportedCentrally, Refused } from '@hygiene/client'
import { requestReceipt } from '@hygiene/contracts/money/receipt/request-receipt'
import { Button, showAlert } from '@hygiene/ui'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { inAppBrowser } from '../../app/native-wrapper/in-app-browser.ts'
import { openDocument } from '../files/open-document.ts'
import { InAppDocument } from '../printing/in-app-document.tsx'

type ReceiptButtonProps = { paymentNo: number; size?: 'regular' | 'small'; isRefunded?: boolean }

export function ReceiptButton({ paymentNo, size = 'small', isRefunded = false }: ReceiptButtonProps) {
  const name = isRefunded ? '환불 영수증' : '영수증'
  const [isBusy, setIsBusy] = useState(false)
  const [app] = useState(inAppBrowser)

  async function open() {
    setIsBusy(true)
    try {
      await openDocument(name, () => call(requestReceipt, { paymentNo }))
    } catch (error) {
      if (isReportedCentrally(error)) return
      if (!(error instanceof Refused)) throw error
      await showAlert(error.message, { title: '영수증을 열지 못했습니다' })
    } finally {
      setIsBusy(false)
    }
  }

  if (app) {
    return (
      <InAppDocument
        app={app}
        name="영수증"
        size={size}
        texted={{ document: 'receipt', recordNo: paymentNo }}
      >
        <ReceiptText aria-hidden />
        영수증
      </InAppDocument>
    )
  }
  return (
    <Button tone="secondary" size={size} busy={isBusy} onClick={() => void open()}>
      {!isBusy && <ReceiptText aria-hidden />}
      {isBusy ? `${name} 준비 중` : `${name} (새 창)`}
    </Button>
  )
}
