import { askWrapper } from './wrapper.ts'

/**
 * Routes every plain link to a phone, a text message or another site through the wrapper, so that screens keep using `tel:` and
 * `target="_blank"`. In a browser links are not intercepted.
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
