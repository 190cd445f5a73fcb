import { useSend } from '@hygiene/client'
import { useForm } from '@hygiene/client/use-form'
import { transferForm } from '@hygiene/contracts/forms/no-account-number'
import { openRefundAccount } from '@hygiene/contracts/money/refund/staff/open-refund-account'
import { recordRefundTransfer } from '@hygiene/contracts/money/refund/staff/record-refund-transfer'
import { groupedAccount } from '@hygiene/domain/money/payment/grouped-account'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { REFUND_BANKS } from '@hygiene/domain/money/refund/refund-banks'
import { judgeTransferDay } from '@hygiene/domain/money/refund/refund-transfer'
import { seoulDay, seoulSentenceOnScreen } from '@hygiene/domain/time/seoul-day'
import {
  askConfirm,
  Button,
  DateField,
  DefinitionList,
  Dialog,
  NoticeBox,
  showAlert,
  showToast,
  TextField,
} from '@hygiene/ui'
import { useState } from 'react'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import { CaseDialog } from '../../../shared/member-case/case-dialog.tsx'
import type { PaymentException } from './exception-text.ts'
import { PaymentFacts } from './payment-facts.tsx'
import styles from './reconciliation.module.css'

type TransferDialogProps = { payment: PaymentException; onClose: () => void; onDone: () => void }

/** Records that the association's bank returned money that the gateway would not refund. */
export function TransferDialog({ payment, onClose, onDone }: TransferDialogProps) {
  const { paymentNo, userName, refund } = payment
  const amountWon = refund?.amountWon ?? payment.amountWon
  const [today] = useState(() => seoulDay(new Date()))
  const money = formatWon(amountWon)
  const askedAt = new Date(refund?.askedAt ?? 0)
  const form = useForm(recordRefundTransfer, {
    rules: transferForm,
    start: { transferredOn: '', transferNote: '' },
    judge: ({ transferredOn }) => ({ transferredOn: wrongTransferDay(transferredOn, askedAt) }),
    input: (typed) => ({ paymentNo, amountWon, ...typed }),
    confirm: ({ transferredOn }) => {
      const day = seoulSentenceOnScreen(transferredOn)
      const question = `${userName}님께 ${day}에 ${money}을 송금한 것으로 기록합니다.\n기록하면 되돌릴 수 없습니다.`
      return askConfirm(question, { title: '송금 기록', confirmLabel: '송금 기록', isDanger: true })
    },
    refusedTitle: '송금을 기록하지 못했습니다',
    onDone: () => {
      showToast(`${money} 송금을 기록하고 회원에게 알렸습니다.`)
      onDone()
    },
  })

  return (
    <Dialog isOpen onClose={onClose} title="송금 기록하기">
      <div className={styles.sheet}>
        <PaymentFacts payment={payment} />
        {refund?.isByHand && <DueAccount payment={payment} />}
        <NoticeBox tone="warn" title="이 화면에서는 돈이 움직이지 않습니다.">
          <p>
            은행에서 <span className={styles.whole}>{money}</span> 전액을 보낸 뒤에 기록해주세요. 기록하면
            회원에게 문자로 알리고, 결제사로는 다시 환불할 수 없습니다.
          </p>
        </NoticeBox>
        <AskForm form={form}>
          <DateField
            label="송금한 날"
            type="date"
            min={seoulDay(askedAt)}
            max={today}
            {...form.field('transferredOn')}
          />
          <TextField
            label="송금 확인 내용"
            hint="송금을 다시 찾을 수 있게 적어주세요. 예: 기업은행 이체, 받는 계좌 끝 4자리 5678. 처리 기록에 남습니다."
            maxLength={200}
            autoComplete="off"
            {...form.field('transferNote')}
          />
          <Button type="submit" tone="danger" wide busy={form.isBusy}>
            <span className={styles.whole}>{money} 송금 기록하기</span>
          </Button>
        </AskForm>
      </div>
    </Dialog>
  )
}

function wrongTransferDay(transferredOn: string, askedAt: Date): string | undefined {
  if (transferredOn === '') return '송금한 날을 골라주세요.'
  const isAllowed = judgeTransferDay(transferredOn, { askedAt }, new Date()).allowed
  return isAllowed ? undefined : '환불을 신청한 날부터 오늘까지 고를 수 있습니다.'
}

/** Opens the refund account within a case. Each opening is logged. */
function DueAccount({ payment: { paymentNo, memberNo } }: { payment: PaymentException }) {
  const [isAsking, setIsAsking] = useState(false)
  const send = useSend(openRefundAccount, {
    onRefused: async (refused) => {
      if (refused.refusal === 'MEMBER_CASE_REQUIRED') setIsAsking(true)
      else await showAlert(refused.message, { title: '열지 못했습니다' })
    },
  })
  const open = () => send.mutate({ paymentNo })
  const { data } = send

  if (data) {
    const bank = REFUND_BANKS.find(({ code }) => code === data.bank)?.name ?? data.bank
    return (
      <DefinitionList
        items={[
          { term: '보낼 계좌', detail: `${bank} ${groupedAccount(data.accountNumber)}` },
          { term: '예금주', detail: data.holder },
        ]}
      />
    )
  }
  return (
    <div>
      <Button tone="secondary" size="small" busy={send.isPending} onClick={open}>
        보낼 계좌 보기
      </Button>
      {isAsking && (
        <CaseDialog
          memberNo={memberNo}
          onClose={() => setIsAsking(false)}
          onOpened={() => {
            setIsAsking(false)
            open()
          }}
        />
      )}
    </div>
  )
}
