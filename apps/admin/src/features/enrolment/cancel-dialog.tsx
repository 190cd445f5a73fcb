import { useSend } from '@hygiene/client'
import { cancelStaffEnrolment } from '@hygiene/contracts/staff-enrolments/cancel-staff-enrolment'
import { formatWon, REFUND_BANKS } from '@hygiene/domain'
import { Dialog, SelectField, showToast, TextField } from '@hygiene/ui'
import { useState } from 'react'
import { ReasonForm } from '../../shared/ask-form/reason-form.tsx'
import type { EnrolmentRecord } from './enrolment-words.ts'

type CancelDialogProps = { record: EnrolmentRecord; onDone: () => void; onClose: () => void }

/** Ends an application on its person's word: unpaid it is cancelled, paid it is refunded by the terms. */
export function CancelDialog({ record, onDone, onClose }: CancelDialogProps) {
  const { kind, number, userName, courseName, may } = record
  const [account, setAccount] = useState({ bank: '', accountNumber: '', holder: '' })
  const [needsAccount, setNeedsAccount] = useState(false)
  const send = useSend(cancelStaffEnrolment, {
    onDone: ({ refund }) => {
      showToast(
        refund === null ? '신청을 취소했습니다.' : `취소하고 ${formatWon(refund)} 환불을 시작했습니다.`,
      )
      onDone()
    },
    onRefused: ({ refusal }) => {
      if (refusal === 'REFUND_ACCOUNT_REQUIRED') setNeedsAccount(true)
    },
  })
  const field = (name: keyof typeof account) => ({
    name,
    value: account[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setAccount({ ...account, [name]: target.value }),
  })
  return (
    <Dialog isOpen title={may.refund ? '취소하고 환불하기' : '신청 취소하기'} onClose={onClose}>
      <p>
        {userName} · {courseName}
      </p>
      <p>
        {may.refund
          ? '환불 규정에 맞을 때만 취소되고, 수강은 바로 끝납니다. 규정을 벗어난 환불은 결제 화면에서 두 사람이 합니다.'
          : '결제하지 않은 신청을 끝냅니다. 열려 있는 주문과 가상계좌도 함께 닫습니다.'}
      </p>
      <ReasonForm
        label="사유"
        missing="취소 사유를 2자 이상 입력해주세요."
        tone="danger"
        isBusy={send.isPending}
        onAsk={(reason) =>
          send.mutate({ kind, number, reason, ...(needsAccount ? { refundAccount: account } : {}) })
        }
        fields={
          needsAccount && (
            <>
              <SelectField
                label="환불받을 은행"
                emptyLabel="골라주세요"
                options={REFUND_BANKS.map(({ code, name }) => ({ value: code, label: name }))}
                {...field('bank')}
              />
              <TextField label="계좌번호" inputMode="numeric" maxLength={30} {...field('accountNumber')} />
              <TextField label="예금주" maxLength={40} {...field('holder')} />
            </>
          )
        }
      >
        {may.refund ? '취소하고 환불하기' : '신청 취소하기'}
      </ReasonForm>
      {send.error && <p role="alert">{send.error.message}</p>}
    </Dialog>
  )
}
