import { showAlert } from '@hygiene/ui'
import { isRefusedFrame, pdfFrame } from './pdf-frame.ts'

/** Only a browser with its own PDF viewer and a wide screen shows and prints a PDF inside a page; phones open it. */
export function showsPdfInPage(): boolean {
  return navigator.pdfViewerEnabled && window.matchMedia('(min-width: 1000px)').matches
}

let held: { frame: HTMLIFrameElement; address: string } | null = null

/** Prints the PDF from a hidden frame of our own origin, so that the surrounding page is not printed. */
export function printPdf(address: string): void {
  if (held?.address === address && held.frame.isConnected) {
    void printFrame(held.frame, address)
    return
  }
  held?.frame.remove()
  const frame = pdfFrame(address, '인쇄할 문서')
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  // `display: none` is not possible here, because a frame without layout prints an empty sheet.
  frame.style.cssText = 'position:fixed;inset:auto 0 0 auto;width:1px;height:1px;border:0;opacity:0'
  frame.addEventListener('load', () => void printFrame(frame, address), { once: true })
  held = { frame, address }
  document.body.append(frame)
}

async function printFrame(frame: HTMLIFrameElement, address: string) {
  if (isRefusedFrame(frame)) {
    frame.remove()
    await showAlert('파일을 열지 못했습니다. 로그아웃한 뒤 다시 로그인해주세요.', {
      title: '인쇄하지 못했습니다',
    })
    return
  }
  try {
    frame.contentWindow?.focus()
    frame.contentWindow?.print()
  } catch {
    // A viewer of another origin does not print on command, so the document opens with its own print button.
    openPdf(address)
  }
}

/** Falls back to this window if a new one is refused. */
export function openPdf(address: string): void {
  if (!window.open(address, '_blank')) window.location.assign(address)
}
