import type { DrawingState } from '@hygiene/domain/platform/file/drawing-state'
import { withParticle } from '@hygiene/domain/particle'
import { askConfirm, showAlert } from '@hygiene/ui'
import { SUPPORT_CONTACT } from '../../app/association/association.ts'
import { fileAddress } from './file-address.ts'

type Document = { state: DrawingState; fileNo: string | null }
type Outcome = { fileNo: string } | 'late' | 'failed'

const ASK_AGAIN_MS = 800
const PATIENCE_MS = 40_000

/**
 * Opens a document in a new window when the worker has rendered it. The click itself opens the window, which is filled later; if
 * the browser refuses it, another press opens the document.
 */
export async function openDocument(name: string, ask: () => Promise<Document>): Promise<void> {
  const opened = window.open('', '_blank')
  if (opened) sayWait(opened, name)
  try {
    const outcome = await whenReady(ask)
    if (typeof outcome === 'string') {
      opened?.close()
      await showAlert(whyNot(outcome, name), { title: `${name} 열기` })
      return
    }
    const address = fileAddress(outcome.fileNo, { inline: true })
    if (opened && !opened.closed) opened.location.replace(address)
    else if (
      await askConfirm(`${withParticle(name, '이')} 준비되었습니다.`, {
        title: `${name} 열기`,
        confirmLabel: '열기',
        cancelLabel: '닫기',
      })
    ) {
      if (!window.open(address, '_blank')) window.location.assign(address)
    }
  } catch (error) {
    opened?.close()
    throw error
  }
}

/** Polls until the file is ready or failed. Returns late when the patience ends. */
export async function whenReady(
  ask: () => Promise<Document>,
  { every = ASK_AGAIN_MS, patience = PATIENCE_MS } = {},
): Promise<Outcome> {
  for (let waited = 0; waited <= patience; waited += every) {
    const { state, fileNo } = await ask()
    if (state === 'failed') return 'failed'
    if (state === 'ready' && fileNo !== null) return { fileNo }
    await new Promise((resolve) => setTimeout(resolve, every))
  }
  return 'late'
}

function whyNot(outcome: 'late' | 'failed', name: string): string {
  const document = withParticle(name, '을')
  return outcome === 'late'
    ? `${document} 만드는 데 시간이 걸리고 있습니다. 잠시 뒤에 다시 눌러주세요.`
    : `${document} 만들지 못했습니다. 교육 신청 내역의 [신청 정보]에서 업소명과 주소를 고친 뒤 다시 눌러주세요. 계속되면 ${SUPPORT_CONTACT}로 문의해주세요.`
}

function sayWait(opened: Window, name: string) {
  opened.document.title = name
  opened.document.documentElement.lang = 'ko'
  const text = opened.document.createElement('p')
  text.textContent = `${withParticle(name, '을')} 준비하고 있습니다. 잠시만 기다려주세요.`
  text.style.cssText = 'margin:15vh 1rem;font:600 20px/1.6 sans-serif;text-align:center'
  opened.document.body.append(text)
}
