import { useSend } from '@hygiene/client'
import { openRefundAccount } from '@hygiene/contracts/money/refund/staff/open-refund-account'
import { groupedAccount } from '@hygiene/domain/money/payment/grouped-account'
import { REFUND_BANKS } from '@hygiene/domain/money/refund/refund-banks'
import { Button, DefinitionList, showAlert } from '@hygiene/ui'
import { useState } from 'react'
import { CaseDialog } from '../../../shared/member-case/case-dialog.tsx'
import type { PaymentException } from './exception-text.ts'

/** The account to send a refund to: opened in a case, and each opening is in the log. */
export function DueAccount({ payment: { paymentNo, memberNo } }: { payment: PaymentException }) {
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
