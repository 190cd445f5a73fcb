import type { Page } from 'playwright-core'

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

/** Returns targets below 44 px in either direction, including links inside a sentence (KWCAG 2.1.3 has no exception). */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const smallest = 44 - 0.5
    const modal = [...document.querySelectorAll('dialog[open]')].at(-1)
    return [...(modal ?? document).querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((one) => !one.closest('[inert]'))
      .flatMap((one) => {
        const wording = one.textContent?.trim() ?? ''
        // Measures the whole label of a radio or checkbox, which is its target.
        const area = (one.matches('[type=radio], [type=checkbox]') && one.closest('label')) || one
        const { width, height, bottom } = area.getBoundingClientRect()
        const isAway = bottom + scrollY <= 0 || width <= 1
        if (isAway || (width >= smallest && height >= smallest)) return []
        const name = wording || one.getAttribute('aria-label') || one.getAttribute('name') || ''
        return [`${one.tagName} «${name.slice(0, 30)}» ${width.toFixed(0)}×${height.toFixed(0)}`]
      })
  })
}

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
