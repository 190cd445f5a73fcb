import { type Action, linkOf, type NativeLinks, type ValuesOf } from './link-formats.ts'

function configured(): NativeLinks | null {
  const text = document.querySelector<HTMLMetaElement>('meta[name="native-links"]')?.content
  return text ? (JSON.parse(text) as NativeLinks) : null
}

export function isInWrapper(): boolean {
  const found = configured()
  return found !== null && navigator.userAgent.includes(found.app)
}

/**
 * Sends a request to the wrapper by its link. Returns false if there is no wrapper or it has no such link, so that the browser
 * must act.
 */
export function askWrapper<A extends Action>(action: A, values: ValuesOf<A>): boolean {
  const format = configured()?.links[action]
  if (!format || !isInWrapper()) return false
  follow(linkOf(format, values))
  return true
}

/** The mark keeps `followNativeLinks` from intercepting the wrapper's own link. */
function follow(address: string) {
  const link = document.createElement('a')
  link.href = address
  link.dataset['native'] = ''
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
}
