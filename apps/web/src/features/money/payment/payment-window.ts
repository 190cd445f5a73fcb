import { handOrder, type Order } from './handed-order.ts'

/** Specification section 9 sets the poll interval of the payment window. */
export const WINDOW_POLL_MS = 200

/** Is sent by the window to its opener. It only triggers a request to the server; its content is not trusted. */
export type WindowMessage = { kind: 'payment-window-done'; paymentId: string }

export function addressOf(order: Order): string {
  return `${order.windowUrl}?${new URLSearchParams({ paymentId: order.paymentId }).toString()}`
}

/** Returns false if the browser denies access to the window. */
export function showOrder(order: Order, target: Window): boolean {
  if (target.closed) return false
  try {
    handOrder(order, target.sessionStorage)
    target.location.replace(addressOf(order))
    return true
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return false
  }
}

/** Resolves when the window is closed by the person, or by us after its message. */
export function untilClosed(
  opened: Pick<Window, 'closed' | 'close'>,
  paymentId: string,
  { signal, every = WINDOW_POLL_MS }: { signal: AbortSignal; every?: number },
): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (opened.closed) end()
    }, every)
    const notified = new AbortController()
    function end() {
      clearInterval(timer)
      notified.abort()
      if (!signal.aborted) resolve()
    }
    window.addEventListener(
      'message',
      ({ origin, data }) => {
        if (origin === window.location.origin && isDone(data, paymentId)) opened.close()
      },
      { signal: notified.signal },
    )
    signal.addEventListener('abort', end, { once: true })
  })
}

function isDone(message: unknown, paymentId: string): boolean {
  const { kind, paymentId: notified } = (message ?? {}) as Partial<WindowMessage>
  return kind === 'payment-window-done' && notified === paymentId
}
