import { useSend } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listCashReceipts } from '@hygiene/contracts/money/cash-receipt/staff/list-cash-receipts'
import { retryCashReceipt } from '@hygiene/contracts/money/cash-receipt/staff/retry-cash-receipt'
import { withdrawCashReceipt } from '@hygiene/contracts/money/cash-receipt/staff/withdraw-cash-receipt'
import { readStaffPayment } from '@hygiene/contracts/money/payment/staff/read-staff-payment'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button, Dialog, showToast } from '@hygiene/ui'
import { useState } from 'react'
import { useEmployee } from '../../app/login/staff-login.ts'
import { ReasonForm } from '../ask-form/reason-form.tsx'

type Receipt = Omit<
  EntityOf<typeof listCashReceipts>['list'][number],
  'paymentNo' | 'orderNumber' | 'memberNo' | 'userName' | 'paymentType'
>

const REFRESH = [listCashReceipts, readStaffPayment]

export function ReceiptActions({ receipt }: { receipt: Receipt }) {
  const { role } = useEmployee()
  const [action, setAction] = useState<'withdraw' | 'retry' | null>(null)
  const { status, failure, cashReceiptNo } = receipt
  if (!staffMay(role, 'handleCashReceipts')) return null
  const mayRetry = status === 'failed' || (failure !== null && status !== 'issued' && status !== 'cancelled')
  const close = () => setAction(null)
  return (
    <>
      {status === 'issued' && (
        <Button
          tone="quiet"
          size="small"
          aria-label={`현금영수증 취소 ${cashReceiptNo}`}
          onClick={() => setAction('withdraw')}
        >
          취소
        </Button>
      )}
      {mayRetry && (
        <Button
          tone="quiet"
          size="small"
          aria-label={`현금영수증 다시 시도 ${cashReceiptNo}`}
          onClick={() => setAction('retry')}
        >
          다시 시도
        </Button>
      )}
      {action === 'withdraw' && <WithdrawDialog receipt={receipt} onClose={close} />}
      {action === 'retry' && <RetryDialog receipt={receipt} onClose={close} />}
    </>
  )
}

type ActionProps = { receipt: Receipt; onClose: () => void }

function WithdrawDialog({ receipt, onClose }: ActionProps) {
  const { cashReceiptNo, identifierShown, amountWon } = receipt
  const send = useSend(withdrawCashReceipt, {
    refresh: REFRESH,
    refusedTitle: '취소하지 못했습니다',
    onDone: () => {
      showToast('현금영수증 취소를 맡겼습니다.')
      onClose()
    },
  })
  return (
    <Dialog isOpen title="현금영수증 취소" onClose={onClose}>
      <p>
        {identifierShown} · {formatWon(amountWon)}
      </p>
      <p>국세청에 취소로 알립니다. 다시 발급하려면 번호를 새로 입력해야 합니다.</p>
      <ReasonForm
        label="사유"
        what="취소 사유"
        tone="danger"
        isBusy={send.isPending}
        onAsk={(reason) => send.mutate({ cashReceiptNo, reason })}
      >
        현금영수증 취소하기
      </ReasonForm>
    </Dialog>
  )
}

function RetryDialog({ receipt, onClose }: ActionProps) {
  const { cashReceiptNo, failure, identifierShown } = receipt
  const send = useSend(retryCashReceipt, {
    refresh: REFRESH,
    refusedTitle: '다시 시도하지 못했습니다',
    onDone: () => {
      showToast('다시 시도합니다. 곧 결과가 나옵니다.')
      onClose()
    },
  })
  return (
    <Dialog isOpen title="현금영수증 다시 시도" onClose={onClose}>
      <p>{identifierShown}</p>
      {failure && <p>{failure}</p>}
      <p>결제사에 이미 있는지 먼저 확인하므로 두 번 발급되지 않습니다.</p>
      <ReasonForm
        label="사유"
        isBusy={send.isPending}
        onAsk={(reason) => send.mutate({ cashReceiptNo, reason })}
      >
        다시 시도하기
      </ReasonForm>
    </Dialog>
  )
}
