import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { call, isReportedCentrally, Refused } from '@hygiene/client'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import { listOnlineEnrolments } from '@hygiene/contracts/education/enrolment/list-online-enrolments'
import { confirmPayment } from '@hygiene/contracts/money/settlement/confirm-payment'
import { listPayments } from '@hygiene/contracts/money/payment/list-payments'
import { openOrder } from '@hygiene/contracts/money/order/open-order'
import { showAlert } from '@hygiene/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { go } from '../../../app/router/go.ts'
import { resultPath } from '../../../shared/payment-actions/result-path.ts'
import type { Order } from './handed-order.ts'
import type { PayMethod } from '../../../shared/pay-methods/pay-methods.tsx'
import { beginPayment, openEmptyWindow } from '../../../shared/begun-payment/begin-payment.ts'
import { showOrder, untilClosed } from './payment-window.ts'
import { whatNext } from './what-next.ts'

export type Checkout =
  | { stage: 'choosing' }
  | { stage: 'ordering' }
  | { stage: 'blocked'; order: Order }
  | { stage: 'paying'; order: Order; opened: Window }
  | { stage: 'asking' }

const ONLINE = { list: '/edu/online/list', study: '/edu/study/list' }
const IN_PERSON = { list: '/edu/offline/list', study: '/edu/offline/list' }

/**
 * Creates the order, opens the window, then asks the server; the window's message is never trusted (specification section 4,
 * payment).
 */
export function useCheckout(applicationNo: ApplicationNo, isInPerson: boolean) {
  const [checkout, setCheckout] = useState<Checkout>({ stage: 'choosing' })
  const queries = useQueryClient()
  const places = isInPerson ? IN_PERSON : ONLINE
  const left = useRef(new AbortController())

  useEffect(() => {
    left.current = new AbortController()
    return () => left.current.abort()
  }, [])

  /** `begun` comes from the press that submitted the application, otherwise from this one. */
  async function pay(method: PayMethod, begun = beginPayment()) {
    const opened = begun.isHere ? null : begun.opened
    setCheckout({ stage: 'ordering' })
    try {
      const order = await call(openOrder, { applicationNo, paymentType: method })
      // The order extends the hold of the seat.
      if (order.heldUntil) void queries.invalidateQueries({ queryKey: [listInPersonEnrolments.path] })
      if (begun.isHere) payHere(order)
      else if (opened && showOrder(order, opened)) await follow(order, opened)
      else {
        opened?.close()
        setCheckout({ stage: 'blocked', order })
      }
    } catch (error) {
      opened?.close()
      setCheckout({ stage: 'choosing' })
      await notify(error, places.study)
      await queries.invalidateQueries({ queryKey: [listInPersonEnrolments.path] })
    }
  }

  async function payInWindow(order: Order) {
    const opened = openEmptyWindow()
    if (opened && showOrder(order, opened)) await follow(order, opened)
    else
      await showAlert('브라우저가 결제창을 또 막았습니다. ‘이 화면에서 결제하기’를 눌러주세요.', {
        title: '결제창이 열리지 않았습니다',
      })
  }

  async function follow(order: Order, opened: Window) {
    setCheckout({ stage: 'paying', order, opened })
    await untilClosed(opened, order.paymentId, { signal: left.current.signal })
    setCheckout({ stage: 'asking' })
    const next = await whatNext(() =>
      call(confirmPayment, { paymentId: order.paymentId }, { onBreakage: 'throw' }),
    )
    if (next === 'result') await go(resultPath(order.paymentId), { replace: true })
    for (const { path } of [listOnlineEnrolments, listInPersonEnrolments, listPayments, fetchUser]) {
      await queries.invalidateQueries({ queryKey: [path] })
    }
    if (next === 'result') return
    setCheckout({ stage: 'choosing' })
    await goBack(places.list)
  }

  return { checkout, pay, payHere, payInWindow }
}

function payHere(order: Order) {
  showOrder(order, window)
}

async function goBack(list: string) {
  await showAlert('결제를 마치지 않으셨습니다. 신청 내역에서 언제든지 다시 결제하실 수 있습니다.', {
    title: '결제를 그만두셨습니다',
  })
  const { idx = 0 } = (window.history.state ?? {}) as { idx?: number }
  if (idx > 0) window.history.back()
  else await go(list, { replace: true })
}

async function notify(error: unknown, study: string) {
  if (isReportedCentrally(error)) return
  if (!(error instanceof Refused)) throw error
  await showAlert(error.message, { title: '결제를 시작하지 못했습니다' })
  if (error.refusal === 'ALREADY_PAID') await go(study, { replace: true })
}
