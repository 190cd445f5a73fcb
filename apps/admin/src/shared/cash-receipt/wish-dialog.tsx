import { type Refused, useSend } from '@hygiene/client'
import { judgeForm } from '@hygiene/client/judge-form'
import { useForm } from '@hygiene/client/use-form'
import { invoiceNumberForm, wishRefusedForm } from '@hygiene/contracts/forms/invoice'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { decideInvoiceWish } from '@hygiene/contracts/money/cash-receipt/staff/decide-invoice-wish'
import { listInvoiceWishes } from '@hygiene/contracts/money/cash-receipt/staff/list-invoice-wishes'
import { openInvoiceWish } from '@hygiene/contracts/money/cash-receipt/staff/open-invoice-wish'
import { readStaffPayment } from '@hygiene/contracts/money/payment/staff/read-staff-payment'
import {
  Button,
  DefinitionList,
  Dialog,
  NoticeBox,
  RadioCards,
  showAlert,
  showToast,
  TextField,
} from '@hygiene/ui'
import { useState } from 'react'
import { AskForm } from '../ask-form/ask-form.tsx'
import { CaseDialog } from '../member-case/case-dialog.tsx'

type Wish = Pick<
  EntityOf<typeof listInvoiceWishes>['list'][number],
  'wishNo' | 'memberNo' | 'businessName' | 'businessNumberShown'
>
type Outcome = 'done' | 'refused'

const OUTCOMES = [
  { value: 'done', label: '발급함' },
  { value: 'refused', label: '발급 안 함' },
] as const

/** Handles one request: it opens number and mail within a case, then takes the number of the 계산서 or a sentence for the member. */
export function WishDialog({ wish, onClose }: { wish: Wish; onClose: () => void }) {
  const form = useForm(decideInvoiceWish, {
    start: { outcome: 'done' as Outcome, invoiceNumber: '', text: '' },
    judge: ({ outcome, ...typed }) =>
      outcome === 'done' ? judgeForm(invoiceNumberForm, typed) : judgeForm(wishRefusedForm, typed),
    input: ({ outcome, invoiceNumber, text }) => ({
      wishNo: wish.wishNo,
      outcome: outcome === 'done' ? { invoiceNumber: invoiceNumber.trim() } : { text: text.trim() },
    }),
    refresh: [listInvoiceWishes, readStaffPayment],
    onDone: () => {
      showToast(isDone ? '계산서를 발급한 것으로 적었습니다.' : '사유를 회원의 결제 내역에 적었습니다.')
      onClose()
    },
  })
  const isDone = form.draft.outcome === 'done'
  return (
    <Dialog isOpen title="계산서 신청" onClose={onClose}>
      <OpenedWish wish={wish} />
      <AskForm form={form}>
        <RadioCards legend="처리" arrange="pair" options={OUTCOMES} {...form.field('outcome')} />
        <TextField
          label={isDone ? '계산서 승인번호' : '회원에게 알릴 사유'}
          hint={isDone ? '홈택스에서 발급한 뒤 적어주세요.' : '회원의 결제 내역에 그대로 보입니다.'}
          maxLength={isDone ? 40 : 200}
          autoComplete="off"
          {...form.field(isDone ? 'invoiceNumber' : 'text')}
        />
        {form.refusal && <NoticeBox tone="error">{form.refusal}</NoticeBox>}
        <Button type="submit" busy={form.isBusy}>
          {isDone ? '발급한 것으로 적기' : '사유 알리기'}
        </Button>
      </AskForm>
    </Dialog>
  )
}

function OpenedWish({ wish }: { wish: Wish }) {
  const { wishNo, memberNo, businessName, businessNumberShown } = wish
  const [isAsking, setIsAsking] = useState(false)
  const [opened, setOpened] = useState<EntityOf<typeof openInvoiceWish> | null>(null)
  const send = useSend(openInvoiceWish, {
    onDone: setOpened,
    onRefused: async (refused: Refused) => {
      if (refused.refusal === 'MEMBER_CASE_REQUIRED') setIsAsking(true)
      else await showAlert(refused.message, { title: '열지 못했습니다' })
    },
  })
  return (
    <>
      <DefinitionList
        items={[
          { term: '상호', detail: businessName },
          { term: '사업자등록번호', detail: opened?.businessNumber ?? businessNumberShown },
          { term: '이메일', detail: opened?.email ?? '***' },
        ]}
      />
      {!opened && (
        <Button tone="secondary" size="small" busy={send.isPending} onClick={() => send.mutate({ wishNo })}>
          번호와 이메일 보기
        </Button>
      )}
      {isAsking && (
        <CaseDialog
          memberNo={memberNo}
          onClose={() => setIsAsking(false)}
          onOpened={() => {
            setIsAsking(false)
            send.mutate({ wishNo })
          }}
        />
      )}
    </>
  )
}
