import { Button, Dialog, Spinner } from '@hygiene/ui'
import type { Order } from './handed-order.ts'
import type { Checkout } from './use-checkout.ts'

type CheckoutDialogsProps = {
  checkout: Checkout
  payHere: (order: Order) => void
  payInWindow: (order: Order) => Promise<void>
}

export function CheckoutDialogs({ checkout, payHere, payInWindow }: CheckoutDialogsProps) {
  if (checkout.stage === 'paying') return <WindowIsOpen opened={checkout.opened} />
  if (checkout.stage === 'blocked') {
    return <WindowBlocked order={checkout.order} payHere={payHere} payInWindow={payInWindow} />
  }
  if (checkout.stage === 'asking') {
    return (
      <Dialog isOpen kind="alert" size="small" title="결제 결과를 확인하고 있습니다" onClose={stay}>
        <Spinner label="잠시만 기다려주세요." />
      </Dialog>
    )
  }
  return null
}

function WindowIsOpen({ opened }: { opened: Window }) {
  return (
    <Dialog
      isOpen
      kind="alert"
      size="small"
      title="결제창에서 결제해주세요"
      onClose={stay}
      actions={
        <>
          <Button tone="secondary" onClick={() => opened.close()}>
            결제 그만두기
          </Button>
          <Button data-first-focus onClick={() => opened.focus()}>
            결제창 보기
          </Button>
        </>
      }
    >
      <p>결제를 마치면 이 화면이 자동으로 바뀝니다. 결제창이 보이지 않으면 ‘결제창 보기’를 눌러주세요.</p>
    </Dialog>
  )
}

function WindowBlocked({
  order,
  payHere,
  payInWindow,
}: Omit<CheckoutDialogsProps, 'checkout'> & { order: Order }) {
  return (
    <Dialog
      isOpen
      kind="alert"
      size="small"
      title="결제창이 열리지 않았습니다"
      onClose={stay}
      actions={
        <>
          <Button tone="secondary" onClick={() => void payInWindow(order)}>
            결제창 다시 열기
          </Button>
          <Button data-first-focus onClick={() => payHere(order)}>
            이 화면에서 결제하기
          </Button>
        </>
      }
    >
      <p>브라우저가 새 창을 막았습니다. ‘이 화면에서 결제하기’를 누르시면 새 창 없이 결제하실 수 있습니다.</p>
    </Dialog>
  )
}

/** The dialog closes only when the state it shows ends; a press on close is ignored. */
function stay() {
  return undefined
}
