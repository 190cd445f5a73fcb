import type { Locator } from 'playwright-core'

/** Is the whole of it in the window as it is, with nothing lying over it? */
export function isInView(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { top, bottom, left, width, height } = node.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    return top >= 0 && bottom <= window.innerHeight && node.contains(seen)
  })
}
