import { type Refused, useSend } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listStaffPayments } from '@hygiene/contracts/money/payment/staff/list-staff-payments'
import { closeUnknownMoney } from '@hygiene/contracts/money/reconciliation/staff/close-unknown-money'
import type { listPaymentExceptions } from '@hygiene/contracts/money/reconciliation/staff/list-payment-exceptions'
import { reviveOrder } from '@hygiene/contracts/money/reconciliation/staff/revive-order'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { Button, Dialog, NoticeBox, showToast } from '@hygiene/ui'
import { useEffect, useState } from 'react'
import { ReasonForm } from '../../../shared/ask-form/reason-form.tsx'
import { type Due, FindApplication } from '../../../shared/find-payable/find-application.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { waitingText } from './exception-text.ts'
import styles from './reconciliation.module.css'

type Unknown = EntityOf<typeof listPaymentExceptions>['unknown'][number]
type UnknownMoneyProps = { list: readonly Unknown[]; now: Date; onAction: () => void }

/** Lists money that the nightly comparison found at the gateway and that belongs to none of our orders. */
export function UnknownMoney({ list, now, onAction }: UnknownMoneyProps) {
  const [chosen, setChosen] = useState<Unknown | null>(null)
  if (list.length === 0) return null
  return (
    <>
      <h2>주문 없는 입금 {list.length}건</h2>
      <ol>
        {list.map((one) => (
          <li key={one.exceptionNo}>
            <button type="button" onClick={() => setChosen(one)}>
              <span>
                <StateMark kind="view">
                  <strong>주문 없음</strong>
                </StateMark>
                <strong>{formatWon(one.amountWon)}</strong>
              </span>
              <small>
                결제사 번호 끝 {one.paymentId.slice(-6)}
                <span>{waitingText(one.firstSeenAt, now)}</span>
              </small>
            </button>
          </li>
        ))}
      </ol>
      {chosen && (
        <UnknownDialog
          one={chosen}
          onClose={() => setChosen(null)}
          onDone={() => {
            setChosen(null)
            onAction()
          }}
        />
      )}
    </>
  )
}

type UnknownDialogProps = { one: Unknown; onClose: () => void; onDone: () => void }

function UnknownDialog({ one, onClose, onDone }: UnknownDialogProps) {
  const { exceptionNo, paymentId, amountWon } = one
  const [isReviving, setIsReviving] = useState(false)
  return (
    <Dialog isOpen onClose={onClose} title={isReviving ? '주문으로 복원' : '주문 없는 입금'}>
      <div className={styles.sheet}>
        {isReviving ? (
          <ReviveOrder exceptionNo={exceptionNo} amountWon={amountWon} onDone={onDone} />
        ) : (
          <>
            <NoticeBox tone="warn" title={`결제사에 ${formatWon(amountWon)}이 있고 우리 주문이 없습니다.`}>
              <p>
                결제사 번호는 {paymentId}입니다. 우리 회원이 낸 돈이면 결제를 기다리는 신청에 붙여 주문으로
                복원해주세요.
              </p>
            </NoticeBox>
            <Button wide onClick={() => setIsReviving(true)}>
              주문으로 복원
            </Button>
            <CloseUnknown exceptionNo={exceptionNo} onDone={onDone} />
          </>
        )}
      </div>
    </Dialog>
  )
}

function CloseUnknown({ exceptionNo, onDone }: Pick<Unknown, 'exceptionNo'> & { onDone: () => void }) {
  const send = useSend(closeUnknownMoney, {
    refusedTitle: '닫지 못했습니다',
    onDone: () => {
      showToast('설명하고 닫았습니다.')
      onDone()
    },
  })
  return (
    <ReasonForm
      label="처리한 내용"
      hint="다른 상점의 돈이면 결제사에서 처리를 끝낸 뒤에 적어주세요. 돈은 움직이지 않습니다."
      tone="secondary"
      isBusy={send.isPending}
      onAsk={(reason) => send.mutate({ exceptionNo, reason })}
    >
      설명하고 닫기
    </ReasonForm>
  )
}

type ReviveOrderProps = { exceptionNo: number; amountWon: number; onDone: () => void }

/** Creates the order for money missing from our records, for an application that waits for exactly this amount. */
function ReviveOrder({ exceptionNo, amountWon, onDone }: ReviveOrderProps) {
  const [due, setDue] = useState<Due | null>(null)
  const [refusal, setRefusal] = useState<string>()
  const isFound = due?.amountWon === amountWon
  // Moves the focus, because the button that led to each step disappears with the step.
  useEffect(() => {
    const field = isFound ? 'reason' : 'applicationNo'
    document.querySelector<HTMLElement>(`dialog [name=${field}]`)?.focus()
  }, [isFound])
  const send = useSend(reviveOrder, {
    refresh: [listStaffPayments],
    onRefused: (refused: Refused) => setRefusal(refused.message),
    onDone: ({ orderNumber }) => {
      showToast(`주문으로 복원했습니다. 주문번호는 ${orderNumber}입니다.`)
      onDone()
    },
  })
  if (!isFound)
    return (
      <>
        {due ? (
          <NoticeBox
            tone="warn"
            title={`신청 ${due.applicationNo}의 금액은 ${formatWon(due.amountWon)}입니다.`}
          >
            <p>
              결제사에 있는 {formatWon(amountWon)}과 달라 복원할 수 없습니다. 신청번호를 다시 확인해주세요.
            </p>
          </NoticeBox>
        ) : (
          <p>결제사에 있는 {formatWon(amountWon)}과 금액이 같고 결제를 기다리는 신청만 복원할 수 있습니다.</p>
        )}
        <FindApplication onFound={setDue} />
      </>
    )
  const { applicationNo, userName, orderName } = due
  return (
    <>
      <NoticeBox
        tone={refusal ? 'warn' : 'info'}
        title={refusal ?? `${userName} · 신청 ${applicationNo} · ${orderName}`}
      >
        <p>
          결제 대기인 이 신청이 {formatWon(amountWon)} 결제 완료가 됩니다. 열려 있던 주문은 닫히고, 회원에게
          결제 문자를 보냅니다.
        </p>
      </NoticeBox>
      <ReasonForm
        label="확인한 내용"
        hint="예: 회원과 통화해 카드 승인번호와 신청을 확인함"
        isBusy={send.isPending}
        onAsk={(reason) => send.mutate({ exceptionNo, applicationNo, reason })}
      >
        {formatWon(amountWon)} 주문으로 복원
      </ReasonForm>
    </>
  )
}
