import type { Locator } from 'playwright-core'

export function isInView(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { top, bottom, left, width, height } = node.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    return top >= 0 && bottom <= window.innerHeight && node.contains(seen)
  })
}
