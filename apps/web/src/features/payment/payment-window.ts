import { handOrder, type Order } from './handed-order.ts'

/** Specification section 9: payment window poll. */
export const WINDOW_POLL_MS = 200

const FEATURES = 'popup,width=640,height=860'

/** The window's message to its opener. Only the occasion to ask the server; nothing in it is believed. */
export type WindowMessage = { kind: 'payment-window-done'; paymentId: string }

/**
 * Opened by the click itself and filled once the order is there, because browsers refuse windows that open later.
 * Null where it was refused.
 */
export function openEmptyWindow(): Window | null {
  return window.open('', 'payment', FEATURES)
}

/** What the gateway's SDK takes for mobile, and leads out of our origin: a window of its own would then count as closed. */
const MOBILE = /Android|iPhone|iPad|Mobi/i

/** A device under a finger pays in this tab: banks' apps come back to one tab only, and a second one is easily lost there. */
export function paysInThisTab(): boolean {
  const hasMouse = window.matchMedia('(hover: hover) and (pointer: fine)').matches
  return !hasMouse || MOBILE.test(navigator.userAgent)
}

export function addressOf(order: Order): string {
  return `${order.windowUrl}?${new URLSearchParams({ paymentId: order.paymentId }).toString()}`
}

/** False where the browser keeps this window from us. */
export function showOrder(order: Order, target: Window): boolean {
  try {
    handOrder(order, target.sessionStorage)
    target.location.replace(addressOf(order))
    return true
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return false
  }
}

/** Resolves when the window is closed: by the person, or by us once it has said that it is done. */
export function untilClosed(
  opened: Pick<Window, 'closed' | 'close'>,
  paymentId: string,
  { signal, every = WINDOW_POLL_MS }: { signal: AbortSignal; every?: number },
): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (opened.closed) end()
    }, every)
    const told = new AbortController()
    function end() {
      clearInterval(timer)
      told.abort()
      if (!signal.aborted) resolve()
    }
    window.addEventListener(
      'message',
      ({ origin, data }) => {
        if (origin === window.location.origin && isDone(data, paymentId)) opened.close()
      },
      { signal: told.signal },
    )
    signal.addEventListener('abort', end, { once: true })
  })
}

function isDone(message: unknown, paymentId: string): boolean {
  const { kind, paymentId: told } = (message ?? {}) as Partial<WindowMessage>
  return kind === 'payment-window-done' && told === paymentId
}
