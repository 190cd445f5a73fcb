import { askWrapper } from './wrapper.ts'

export type Shared = 'shared' | 'copied' | 'closed' | 'impossible'

export async function share(what: { title: string; url: string }): Promise<Shared> {
  if (askWrapper('share', what)) return 'shared'
  try {
    if ('share' in navigator) {
      await navigator.share(what)
      return 'shared'
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'closed'
    console.warn(error)
  }
  return copy(what.url)
}

export function maySharePdf(): boolean {
  const empty = new File([], 'document.pdf', { type: 'application/pdf' })
  return 'canShare' in navigator && navigator.canShare({ files: [empty] })
}

export async function shareFile(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title: file.name })
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false
    throw error
  }
}

async function copy(text: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch (error) {
    console.warn(error)
    return 'impossible'
  }
}

export function print({
  url = window.location.href,
  otherwise = () => window.print(),
}: {
  url?: string
  otherwise?: () => void
} = {}) {
  if (!askWrapper('print', { url: new URL(url, window.location.href).href })) otherwise()
}

export function refresh() {
  if (!askWrapper('refresh', {})) window.location.reload()
}

export function finish(otherwise: () => void = closeOrGoBack) {
  if (!askWrapper('finish', {})) otherwise()
}

function closeOrGoBack() {
  if (!closeOwnWindow()) window.history.back()
}

/**
 * Closes a window that was opened for this screen. A browser may also let a tab opened by a link close itself, even after the
 * person has navigated in it (as sign-up does); such a tab stays open.
 */
export function closeOwnWindow(): boolean {
  const isOwn = window.opener !== null || window.history.length === 1
  if (isOwn) window.close()
  return isOwn
}

export function browse(url: string) {
  if (!askWrapper('browse', { url })) window.open(url, '_blank', 'noopener')
}

export function telephone(to: string) {
  if (!askWrapper('telephone', { to })) window.location.assign(`tel:${to}`)
}

/** Both iOS and Android accept «?&». */
export function sms({ to, text }: { to: string; text: string }) {
  if (!askWrapper('sms', { to, text })) {
    window.location.assign(`sms:${to}?&body=${encodeURIComponent(text)}`)
  }
}
