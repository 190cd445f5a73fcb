import type { Plugin } from 'vite'
import { parseNativeLinks } from '../../native-wrapper/link-formats.ts'

/** Writes the wrapper's link formats into the page, where a tap finds them without waiting. An invalid format fails the build. */
export function nativeLinks(text: string | undefined): Plugin {
  return {
    name: 'native-links',
    transformIndexHtml: () => {
      if (!text) return []
      try {
        parseNativeLinks(text)
      } catch (cause) {
        throw new Error('NATIVE_LINKS cannot be used.', { cause })
      }
      return [{ tag: 'meta', attrs: { name: 'native-links', content: text }, injectTo: 'head' }]
    },
  }
}
