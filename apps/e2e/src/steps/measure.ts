import type { Page } from 'playwright-core'

/** Elements that do not fit the screen, in words. */
export async function misfitsOf(page: Page): Promise<string[]> {
  const { scrollWidth, clientWidth, headings } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
    headings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length,
  }))
  return [
    ...(scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} px in ${clientWidth}`] : []),
    ...(headings === 1 ? [] : [`has ${headings} main headings`]),
    ...(await smallTargets(page)).map((target) => `too small to hit: ${target}`),
    ...(await clippedTexts(page)).map((text) => `text cut off: ${text}`),
  ]
}

/** Targets of a thumb below 44 px in either direction; links inside a sentence are as high as its lines. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const smallest = 44 - 0.5
    const modal = [...document.querySelectorAll('dialog[open]')].at(-1)
    return [...(modal ?? document).querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((one) => !one.closest('[inert]'))
      .flatMap((one) => {
        const words = one.textContent?.trim() ?? ''
        const isInSentence =
          getComputedStyle(one).display === 'inline' && one.parentElement?.textContent?.trim() !== words
        // A radio or checkbox is hit by its whole label.
        const area = (one.matches('[type=radio], [type=checkbox]') && one.closest('label')) || one
        const { width, height, bottom } = area.getBoundingClientRect()
        // An element that waits above the page until it is focused (a skip link) is no target.
        const isAway = bottom + scrollY <= 0 || width <= 1
        if (isAway || isInSentence || (width >= smallest && height >= smallest)) return []
        const name = words || one.getAttribute('aria-label') || one.getAttribute('name') || ''
        return [`${one.tagName} «${name.slice(0, 30)}» ${width.toFixed(0)}×${height.toFixed(0)}`]
      })
  })
}

/** Words cut off by a box that hides its overflow. */
function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      )
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        const { width } = element.getBoundingClientRect()
        if (width <= 1) return false
        const isCutX =
          overflowX !== 'visible' && overflowX !== 'auto' && element.scrollWidth > element.clientWidth + 1
        const isCutY =
          overflowY !== 'visible' && overflowY !== 'auto' && element.scrollHeight > element.clientHeight + 2
        return isCutX || isCutY
      })
      .map((element) => `«${element.textContent?.trim().slice(0, 40)}»`),
  )
}
