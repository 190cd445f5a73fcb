import { askWrapper } from './wrapper.ts'

/**
 * In the wrapper, every plain link that leaves the page for the telephone, a text message or another site becomes the
 * wrapper's own. Screens keep writing `tel:` and `target="_blank"`; in a browser nothing is held back.
 */
export function followNativeLinks() {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>('a[href]:not([data-native])')
    if (link && isTaken(link)) event.preventDefault()
  })
}

function isTaken(link: HTMLAnchorElement): boolean {
  const { protocol, pathname, search, origin, href } = link
  if (protocol === 'tel:') return askWrapper('telephone', { to: pathname })
  if (protocol === 'sms:') {
    return askWrapper('sms', { to: pathname, text: new URLSearchParams(search).get('body') ?? '' })
  }
  const isElsewhere = /^https?:$/.test(protocol) && origin !== window.location.origin
  return isElsewhere && askWrapper('browse', { url: href })
}
