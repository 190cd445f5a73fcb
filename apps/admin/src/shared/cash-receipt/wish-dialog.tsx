import { type Refused, useSend } from '@hygiene/client'
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

/** One wish: number and mail in a case, then the number of the 계산서, or a sentence for its owner. */
export function WishDialog({ wish, onClose }: { wish: Wish; onClose: () => void }) {
  const [outcome, setOutcome] = useState<Outcome>('done')
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<{ typed?: string }>({})
  const [refusal, setRefusal] = useState<string>()
  const isDone = outcome === 'done'
  const send = useSend(decideInvoiceWish, {
    refresh: [listInvoiceWishes, readStaffPayment],
    onRefused: (refused: Refused) => setRefusal(refused.message),
    onDone: () => {
      showToast(isDone ? '계산서를 발급한 것으로 적었습니다.' : '사유를 회원의 결제 내역에 적었습니다.')
      onClose()
    },
  })
  return (
    <Dialog isOpen title="계산서 신청" onClose={onClose}>
      <OpenedWish wish={wish} />
      <AskForm
        judge={() => judgeOutcome(outcome, typed)}
        onWrong={setWrong}
        onAsk={() => {
          setRefusal(undefined)
          const text = typed.trim()
          if (!send.isPending)
            send.mutate({ wishNo: wish.wishNo, outcome: isDone ? { invoiceNumber: text } : { text } })
        }}
      >
        <RadioCards
          legend="처리"
          arrange="pair"
          name="outcome"
          options={OUTCOMES}
          value={outcome}
          onChange={(chosen) => {
            setOutcome(chosen)
            setWrong({})
          }}
        />
        <TextField
          label={isDone ? '계산서 승인번호' : '회원에게 알릴 사유'}
          name="typed"
          hint={isDone ? '홈택스에서 발급한 뒤 적어주세요.' : '회원의 결제 내역에 그대로 보입니다.'}
          maxLength={isDone ? 40 : 200}
          autoComplete="off"
          value={typed}
          error={wrong.typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {refusal && <NoticeBox tone="error">{refusal}</NoticeBox>}
        <Button type="submit" busy={send.isPending}>
          {isDone ? '발급한 것으로 적기' : '사유 알리기'}
        </Button>
      </AskForm>
    </Dialog>
  )
}

function judgeOutcome(outcome: Outcome, typed: string): { typed?: string } {
  const text = typed.trim()
  if (outcome === 'refused') return text.length < 2 ? { typed: '사유를 2자 이상 입력해주세요.' } : {}
  return /^[0-9A-Za-z-]{8,40}$/.test(text)
    ? {}
    : { typed: '계산서 승인번호를 입력해주세요. 숫자와 영문, 8자 이상입니다.' }
}

/** Business number and mail stay masked until they are opened in a case. */
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
