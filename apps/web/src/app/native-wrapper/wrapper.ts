import { type Act, linkOf, type NativeLinks, type ValuesOf } from './link-formats.ts'

/** The formats this page was built with: the build has judged them (prerender/build/native-links.ts). None in a browser. */
function configured(): NativeLinks | null {
  const text = document.querySelector<HTMLMetaElement>('meta[name="native-links"]')?.content
  return text ? (JSON.parse(text) as NativeLinks) : null
}

/** Asks the wrapper by its link; false where there is no wrapper, or it has no such link, and the browser has to do. */
export function askWrapper<A extends Act>(act: A, values: ValuesOf<A>): boolean {
  const found = configured()
  const format = found?.links[act]
  if (!found || !format || !navigator.userAgent.includes(found.app)) return false
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
