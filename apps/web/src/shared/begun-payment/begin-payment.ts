const FEATURES = 'popup,width=640,height=860'

/** What the gateway's SDK takes for mobile, and leads out of our origin: a window of its own would then count as closed. */
const MOBILE = /Android|iPhone|iPad|Mobi/i

const WAIT = '결제창을 여는 중입니다. 오래 걸리면 이 창을 닫고 신청하시던 화면을 확인해주세요.'

/** Where a payment goes on: in this tab, or in a window; null where the browser refused the window. */
export type BegunPayment = { isHere: true } | { isHere: false; opened: Window | null }

/** A device under a finger pays in this tab: banks' apps come back to one tab only, and a second one is easily lost there. */
export function paysInThisTab(): boolean {
  const hasMouse = window.matchMedia('(hover: hover) and (pointer: fine)').matches
  return !hasMouse || MOBILE.test(navigator.userAgent)
}

/**
 * Opened by the press itself and filled once the order is there, because browsers refuse windows that open later.
 * Null where it was refused.
 */
export function openEmptyWindow(): Window | null {
  const opened = window.open('', 'payment', FEATURES)
  try {
    if (opened) opened.document.body.textContent = WAIT
  } catch (error) {
    // A window of that name still stands at the gateway.
    if (!(error instanceof DOMException)) throw error
  }
  return opened
}

/** In the press that pays. */
export function beginPayment(): BegunPayment {
  return paysInThisTab() ? { isHere: true } : { isHere: false, opened: openEmptyWindow() }
}

export function giveUpPayment(begun: BegunPayment) {
  if (!begun.isHere) begun.opened?.close()
}
