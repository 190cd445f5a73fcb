import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { enter, visit } from './steps/visit.ts'
import { DESK, PHONE } from './town/browser.ts'
import { seedTown } from './town/seed-town.ts'
import { screensOf } from './town/seeded-town.ts'
import type { Visit } from './town/visits.ts'
import { useTown } from './town/use-town.ts'

const journey = useTown(seedTown)

/** A page of a person who reads in a few colours of their own (Windows: high contrast). */
async function open(where: 'phone' | 'desk', find: (screen: Visit) => boolean): Promise<Page> {
  const screen = (await screensOf(journey.town)).find(find)
  if (!screen) throw new Error('The town has no such screen')
  const context = await journey.device({ ...(where === 'phone' ? PHONE : DESK), forcedColors: 'active' })
  const page = await context.newPage()
  await enter(page, screen.userId)
  await visit(page, screen)
  return page
}

/** Everything that forced colours leave of a state: colours of the ground, edges and bars; words do not count. */
function lookOf(one: Locator): Promise<string> {
  return one.first().evaluate((element) => {
    const looks = [null, '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part)
      const { backgroundColor, borderTopStyle, borderTopColor, outlineStyle, content } = style
      return part !== null && content === 'none'
        ? ''
        : [backgroundColor, borderTopStyle, borderTopColor, outlineStyle]
    })
    return looks.join(' ')
  })
}

it('the tab of the shown operators is told from the other one, and each trade has an edge', async () => {
  const page = await open('phone', ({ userId, address }) => userId === null && address === '/main')
  const tab = (pressed: boolean): Locator =>
    page.getByRole('group', { name: '영업자 구분' }).locator(`[aria-pressed="${pressed}"]`)
  expect(await lookOf(tab(true))).not.toBe(await lookOf(tab(false)))
  const trade = page.getByRole('link', { name: '일반음식점' }).locator('visible=true').first()
  expect(await trade.evaluate((link) => getComputedStyle(link).borderTopStyle)).toBe('solid')
})

it.each(['phone', 'desk'] as const)(
  'the present step is told from the next ones on the %s',
  async (where) => {
    const page = await open(where, ({ address }) => address.startsWith('/edu/online/apply'))
    const step = (state: string): Locator => page.getByRole('main').locator(`li[data-state="${state}"]`)
    expect(await lookOf(step('now'))).not.toBe(await lookOf(step('next')))
    const bar = step('now').evaluate(
      (element, pseudo) => {
        const { backgroundColor, borderTopColor } = getComputedStyle(element, pseudo)
        return pseudo === null ? borderTopColor : backgroundColor
      },
      where === 'phone' ? '::before' : null,
    )
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    expect(await bar).not.toBe(ground)
  },
)

it('the chosen way to pay is told from the others', async () => {
  const page = await open('phone', ({ address }) => address.startsWith('/edu/online/payment'))
  await page.getByRole('radio', { name: '카드' }).check()
  const card = (name: string): Locator =>
    page.locator('label', { has: page.getByRole('radio', { name }) }).locator('..')
  expect(await lookOf(card('카드'))).not.toBe(await lookOf(card('가상계좌')))
})

it('the chosen region and the chosen day are told from the others', async () => {
  const page = await open('phone', ({ press }) => press === '일정 변경')
  const window = page.getByRole('dialog')
  await window.getByRole('radio', { name: '수도권' }).check()
  const chip = (isChosen: boolean): Locator =>
    window.locator(`label:has(input[type=radio]${isChosen ? ':checked' : ':not(:checked)'})`)
  expect(await lookOf(chip(true))).not.toBe(await lookOf(chip(false)))
  await window.locator('button[aria-pressed="false"]').first().click()
  const day = (isChosen: boolean): Locator => window.locator(`button[aria-pressed="${isChosen}"]`)
  expect(await lookOf(day(true))).not.toBe(await lookOf(day(false)))
})
