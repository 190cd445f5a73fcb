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
    ...(await buriedNames(page)).map((text) => `runs under its neighbour: ${text}`),
  ]
}

/** Targets of a thumb below 44 px in either direction; links inside a sentence too (KWCAG 2.1.3 knows no exception). */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const smallest = 44 - 0.5
    const modal = [...document.querySelectorAll('dialog[open]')].at(-1)
    return [...(modal ?? document).querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((one) => !one.closest('[inert]'))
      .flatMap((one) => {
        const wording = one.textContent?.trim() ?? ''
        // A radio or checkbox is hit by its whole label.
        const area = (one.matches('[type=radio], [type=checkbox]') && one.closest('label')) || one
        const { width, height, bottom } = area.getBoundingClientRect()
        // An element that waits above the page until it is focused (a skip link) is no target.
        const isAway = bottom + scrollY <= 0 || width <= 1
        if (isAway || (width >= smallest && height >= smallest)) return []
        const name = wording || one.getAttribute('aria-label') || one.getAttribute('name') || ''
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

/** Words of the header that lie on another of its links or buttons. */
function buriedNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll('header:not(main *) :is(a, button)')]
    const shown = controls.filter((one) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
    return shown.flatMap((one) => {
      const wording = document.createRange()
      wording.selectNodeContents(one)
      return [...wording.getClientRects()].some(({ left, right, top, bottom, width }) =>
        shown.some((other) => {
          if (other === one || width <= 1) return false
          const place = other.getBoundingClientRect()
          const isBeside = right <= place.left + 1 || left >= place.right - 1
          return !isBeside && bottom > place.top + 1 && top < place.bottom - 1
        }),
      )
        ? [`«${one.textContent?.trim().slice(0, 30)}»`]
        : []
    })
  })
}
