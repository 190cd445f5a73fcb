import { tabStore } from '@hygiene/client/browser-store'
import { __INTERNAL__setPortOneSdkUrl, requestPayment } from '@portone/browser-sdk/v2'
import { Button, NoticeBox, Spinner } from '@hygiene/ui'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ASSOCIATION } from '../../../app/association/association.ts'
import { refresh } from '../../../app/native-wrapper/actions.ts'
import { go } from '../../../app/router/go.ts'
import { arrivalOfDocument, cameBack, gatewayRequest } from './gateway-request.ts'
import { clearOrder, handedOrder } from './handed-order.ts'
import type { WindowMessage } from './payment-window.ts'
import styles from './payment.module.css'
import { resultPath } from '../../../shared/payment-actions/result-path.ts'

type Trouble = 'NO_ORDER' | 'NO_GATEWAY'

const TEXT: Record<Trouble, string> = {
  NO_ORDER: '결제 내용을 찾을 수 없습니다. 이 창을 닫고 결제하기를 다시 눌러주세요.',
  NO_GATEWAY: '결제창을 불러오지 못했습니다. 인터넷 연결을 확인한 뒤 다시 시도해주세요.',
}

/** Runs the gateway's SDK in our payment window, notifies the opener at the end, then closes (docs/rules/payment.md). */
export function GatewayWindow() {
  const [query] = useSearchParams()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const hasBegun = useRef(false)
  const paymentId = query.get('paymentId') ?? ''
  const isBack = cameBack(query, arrivalOfDocument())

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void run(paymentId, isBack).then(setTrouble)
  }, [paymentId, isBack])

  // Back may restore the whole page from the cache, where no script runs again.
  useEffect(() => {
    const leaveAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void leave(paymentId)
    }
    window.addEventListener('pageshow', leaveAgain)
    return () => window.removeEventListener('pageshow', leaveAgain)
  }, [paymentId])

  return (
    <div className={styles.window}>
      <h1>{ASSOCIATION.service} 결제</h1>
      {trouble === null ? (
        <Spinner label="결제창을 여는 중입니다. 잠시만 기다려주세요." />
      ) : (
        <>
          <NoticeBox tone="error" title={TEXT[trouble]} live />
          <div className={styles.choices}>
            {trouble === 'NO_GATEWAY' && <Button onClick={refresh}>다시 시도</Button>}
            <Button tone="secondary" onClick={() => void leave(paymentId)}>
              결제 그만두기
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

async function run(paymentId: string, isBack: boolean): Promise<Trouble | null> {
  if (!isBack) {
    const order = handedOrder(paymentId, tabStore)
    if (!order) return 'NO_ORDER'
    __INTERNAL__setPortOneSdkUrl(order.sdkUrl)
    const returnTo = `${window.location.origin}${window.location.pathname}?paymentId=${paymentId}`
    try {
      await requestPayment(gatewayRequest(order, returnTo))
    } catch (error) {
      console.error(error)
      return 'NO_GATEWAY'
    }
  }
  await leave(paymentId)
  return null
}

/** Leaves the window. Its opener, or this page if that is closed, asks the server whether the payment succeeded. */
async function leave(paymentId: string) {
  clearOrder(tabStore)
  const opener = window.opener as Window | null
  if (opener && !opener.closed) {
    const message: WindowMessage = { kind: 'payment-window-done', paymentId }
    opener.postMessage(message, window.location.origin)
    window.close()
    return
  }
  await go(paymentId ? resultPath(paymentId) : '/edu/payment/list', { replace: true })
}
