import { type Refused, useSend } from '@hygiene/client'
import { enterStaffPayment } from '@hygiene/contracts/money/settlement/staff/enter-staff-payment'
import { listStaffPayments } from '@hygiene/contracts/money/payment/staff/list-staff-payments'
import { readStaffPayment } from '@hygiene/contracts/money/payment/staff/read-staff-payment'
import { compareOrder } from '@hygiene/contracts/money/reconciliation/staff/compare-order'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { judgeReceivedDay } from '@hygiene/domain/money/deposit/received-day'
import { seoulDay, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import {
  type StaffPaymentReason,
  staffPaymentReasonLabel,
} from '@hygiene/domain/money/payment/staff-payment-text'
import { DateField, Dialog, showToast } from '@hygiene/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ChangeDialog } from '../../../shared/change-dialog/change-dialog.tsx'
import { type Due, FindApplication } from '../../../shared/find-payable/find-application.tsx'

type EnterDialogProps = { applicationNo?: number; onClose: () => void }

/** Records «관리자 결제»: a payment outside the gateway with its evidence, after the application is found. */
export function EnterDialog({ applicationNo, onClose }: EnterDialogProps) {
  const [due, setDue] = useState<Due | null>(null)
  return due ? (
    <EnterMoney due={due} onClose={onClose} />
  ) : (
    <Dialog isOpen title="관리자 결제" onClose={onClose}>
      <FindApplication applicationNo={applicationNo} onFound={setDue} />
    </Dialog>
  )
}

function EnterMoney({ due, onClose }: { due: Due; onClose: () => void }) {
  const go = useNavigate()
  const { applicationNo, amountWon, appliedOn, userName, orderName } = due
  const [today] = useState(() => seoulDay(new Date()))
  const [receivedOn, setReceivedOn] = useState(today)
  const [refusal, setRefusal] = useState<string>()
  const money = formatWon(amountWon)
  const send = useSend(enterStaffPayment, {
    refresh: [listStaffPayments, readStaffPayment, compareOrder],
    onRefused: (refused: Refused) => setRefusal(refused.message),
    onDone: ({ orderNumber }) => {
      showToast(`${money} 결제를 넣었습니다.`)
      onClose()
      void go(`/payments/${orderNumber}`)
    },
  })
  return (
    <ChangeDialog
      title="관리자 결제"
      about={`${userName} · 신청 ${applicationNo} · ${orderName}`}
      rows={[
        { label: '신청', before: '결제 대기', after: '결제 완료' },
        { label: '금액', before: '-', after: money },
        { label: '수단', before: '-', after: '관리자 결제' },
      ]}
      follows={[
        '열려 있던 주문은 닫히고, 먼저 낸 돈이 있으면 결제를 넣지 않습니다.',
        '온라인교육은 회원에게 결제 문자를 보내고, 집합교육은 자리가 정해집니다.',
        '환불은 결제사가 아니라 계좌로 보내드립니다.',
      ]}
      reasons={staffPaymentReasonLabel}
      evidence="needed"
      verb={`${money} 결제 등록`}
      isBusy={send.isPending}
      refusal={refusal}
      onClose={onClose}
      onAsk={({ reasonCode, text, evidenceFileNo = '' }) => {
        if (!judgeReceivedDay(receivedOn, startOfSeoulDay(appliedOn), new Date()).allowed) {
          setRefusal('받은 날을 확인해주세요. 신청한 날부터 오늘까지 고를 수 있습니다.')
          return
        }
        setRefusal(undefined)
        send.mutate({
          applicationNo,
          amountWon,
          receivedOn,
          reasonCode: reasonCode as StaffPaymentReason,
          text,
          evidenceFileNo,
        })
      }}
    >
      <DateField
        label="받은 날"
        type="date"
        min={appliedOn}
        max={today}
        value={receivedOn}
        onChange={({ target }) => setReceivedOn(target.value)}
      />
    </ChangeDialog>
  )
}
