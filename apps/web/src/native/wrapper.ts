import { type Act, linkOf, type NativeLinks, parseNativeLinks, type ValuesOf } from './link-formats.ts'

/** The formats this page was built with (vite.config.ts); none in a browser, and none where they cannot be read. */
function configured(): NativeLinks | null {
  const text = document.querySelector<HTMLMetaElement>('meta[name="native-links"]')?.content
  if (!text) return null
  try {
    return parseNativeLinks(text)
  } catch (error) {
    console.error('native-links', error)
    return null
  }
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
