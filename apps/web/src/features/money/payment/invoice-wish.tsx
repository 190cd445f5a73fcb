import { useForm } from '@hygiene/client/use-form'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { askInvoice } from '@hygiene/contracts/money/cash-receipt/ask-invoice'
import { listPayments } from '@hygiene/contracts/money/payment/list-payments'
import { invoiceForm } from '@hygiene/contracts/forms/invoice'
import { EMAIL_LONGEST } from '@hygiene/domain/member/account/email'
import { Button, Dialog, showToast, TextField } from '@hygiene/ui'
import { useHashModal } from '../../../app/router/use-hash-modal.ts'
import styles from '../../../shared/forms/form.module.css'
import { ScreenForm } from '../../../shared/forms/screen-form.tsx'

type Row = EntityOf<typeof listPayments>['list'][number]

export function invoiceText({ status, invoiceNumber, text }: NonNullable<Row['invoiceWish']>): string {
  if (status === 'done') return `발급했습니다. 승인번호 ${invoiceNumber ?? '-'}`
  if (status === 'refused') return `발급하지 못했습니다. ${text ?? ''}`.trim()
  return '신청하셨습니다. 협회가 이메일로 보내드립니다.'
}

export function InvoiceButton({ paymentNo }: Pick<Row, 'paymentNo'>) {
  const modal = useHashModal(`invoice-${paymentNo}`)
  return (
    <>
      <Button tone="secondary" size="small" aria-haspopup="dialog" onClick={modal.open}>
        계산서 신청
      </Button>
      <Dialog isOpen={modal.isOpen} onClose={modal.close} title="계산서 신청">
        <InvoiceForm paymentNo={paymentNo} onDone={modal.close} />
      </Dialog>
    </>
  )
}

function InvoiceForm({ paymentNo, onDone }: Pick<Row, 'paymentNo'> & { onDone: () => void }) {
  const form = useForm(askInvoice, {
    rules: invoiceForm,
    start: { businessNumber: '', businessName: '', email: '' },
    input: (draft) => ({ paymentNo, ...draft }),
    refresh: [listPayments],
    refusedTitle: '계산서를 신청하지 못했습니다',
    onDone: () => {
      showToast('계산서를 신청했습니다.')
      onDone()
    },
  })
  const { field } = form
  return (
    <ScreenForm form={form}>
      <p>협회가 확인한 뒤 이메일로 보내드립니다.</p>
      <TextField
        label="사업자등록번호"
        hint="숫자 10자리"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        {...field('businessNumber')}
      />
      <TextField label="상호" autoComplete="organization" maxLength={80} {...field('businessName')} />
      <TextField
        label="받으실 이메일"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={EMAIL_LONGEST}
        {...field('email')}
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={form.isBusy}>
          계산서 신청하기
        </Button>
      </div>
    </ScreenForm>
  )
}
