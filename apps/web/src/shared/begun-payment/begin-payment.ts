const FEATURES = 'popup,width=640,height=860'

/** Matches what the gateway's SDK treats as mobile: it leaves our origin, which would make a separate window appear closed. */
const MOBILE = /Android|iPhone|iPad|Mobi/i

const WAIT = '결제창을 여는 중입니다. 오래 걸리면 이 창을 닫고 신청하시던 화면을 확인해주세요.'

/** `isHere` means this tab. A null `opened` means that the browser refused the window. */
export type BegunPayment = { isHere: true } | { isHere: false; opened: Window | null }

/** Touch devices pay in this tab: banking apps return to one tab only, and a second one is easily lost. */
export function paysInThisTab(): boolean {
  const hasMouse = window.matchMedia('(hover: hover) and (pointer: fine)').matches
  return !hasMouse || MOBILE.test(navigator.userAgent)
}

/** Opens an empty window in the press itself, because browsers refuse windows that open later. Returns null if it was refused. */
export function openEmptyWindow(): Window | null {
  const opened = window.open('', 'payment', FEATURES)
  try {
    if (opened) opened.document.body.textContent = WAIT
  } catch (error) {
    // A window of that name is still on the gateway's origin.
    if (!(error instanceof DOMException)) throw error
  }
  return opened
}

/** Must be called in the press that pays. */
export function beginPayment(): BegunPayment {
  return paysInThisTab() ? { isHere: true } : { isHere: false, opened: openEmptyWindow() }
}

export function giveUpPayment(begun: BegunPayment) {
  if (!begun.isHere) begun.opened?.close()
}
