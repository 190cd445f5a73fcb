import { type Action, linkOf, type NativeLinks, type ValuesOf } from './link-formats.ts'

/** The formats this page was built with: the build has judged them (prerender/build/native-links.ts). None in a browser. */
function configured(): NativeLinks | null {
  const text = document.querySelector<HTMLMetaElement>('meta[name="native-links"]')?.content
  return text ? (JSON.parse(text) as NativeLinks) : null
}

/** Whether our own wrapper stands around this page. */
export function isInWrapper(): boolean {
  const found = configured()
  return found !== null && navigator.userAgent.includes(found.app)
}

/** Asks the wrapper by its link; false where there is no wrapper, or it has no such link, and the browser has to do. */
export function askWrapper<A extends Action>(action: A, values: ValuesOf<A>): boolean {
  const format = configured()?.links[action]
  if (!format || !isInWrapper()) return false
  follow(linkOf(format, values))
  return true
}

/** The mark keeps `followNativeLinks` from answering a link of the wrapper with itself. */
function follow(address: string) {
  const link = document.createElement('a')
  link.href = address
  link.dataset['native'] = ''
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
}
