import { type RefObject, useEffect } from 'react'

/** A part that scrolls is a stop for the keyboard, so that its text can be read without a mouse; one that fits is not. */
export function useScrollStop(part: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = part.current
    if (!element) return undefined
    const measure = () => {
      if (element.scrollHeight > element.clientHeight) element.setAttribute('tabindex', '0')
      else element.removeAttribute('tabindex')
    }
    const observer = new MutationObserver(measure)
    observer.observe(element, { childList: true, subtree: true, characterData: true })
    // The text size is an attribute of the page; a picture grows when it has come, and is not heard of further up.
    observer.observe(document.documentElement, { attributeFilter: ['data-text'] })
    element.addEventListener('load', measure, true)
    window.addEventListener('resize', measure)
    measure()
    return () => {
      observer.disconnect()
      element.removeEventListener('load', measure, true)
      window.removeEventListener('resize', measure)
    }
  }, [part])
}
