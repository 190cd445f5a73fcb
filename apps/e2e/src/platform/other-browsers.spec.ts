import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { faultsOf } from '../steps/axe.ts'
import { awaitMessage } from '../steps/phone-messages.ts'
import { press } from '../steps/prompts.ts'
import { enter, visit } from '../steps/visit.ts'
import { ADMIN, PHONE } from '../environment/browser.ts'
import { makeCheckInLink } from '../environment/check-in.ts'
import { fillLogin, logIn } from '../steps/log-in.ts'
import { seedDemoData } from '../environment/seed-demo-data.ts'
import { screensOf } from '../environment/demo-data.ts'
import { useEnvironment } from '../environment/use-environment.ts'
import type { Visit } from '../environment/visits.ts'

const KAKAO = {
  ...PHONE,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; SM-S918N Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.122 Mobile Safari/537.36;KAKAOTALK 2410450',
}
const journey = useEnvironment(seedDemoData)

const outside = (address: string) => `kakaotalk://web/openExternal?url=${encodeURIComponent(address)}`

it('continues a certificate from KakaoTalk in a browser and texts its address', async () => {
  const { db, url } = journey.environment
  const { enrolmentNo, member } = await db.onlineEnrolment.findFirstOrThrow({
    where: { member: { userId: 'yongsik52' }, status: 'completed' },
    include: { member: true },
  })
  const address = `/edu/completed/certification?onlineEduNo=${enrolmentNo}`
  const page = await (await journey.device(KAKAO)).newPage()
  await logIn(page, 'yongsik52', address)
  await page.getByText('카카오톡 안에서는 인쇄하거나 저장하실 수 없습니다.').waitFor()
  const link = page.getByRole('link', { name: '다른 브라우저로 열기' })
  expect(await link.getAttribute('href')).toBe(outside(`${url}${address}`))
  expect(await page.getByRole('button', { name: '인쇄' }).count()).toBe(0)
  expect(await faultsOf(page)).toEqual([])

  await press(page, '문자로 받기')
  await page.getByText(`끝자리 ${member.phone.slice(-4)} 번호로 문자를 보냈습니다.`).waitFor()
  const text = await awaitMessage(journey.environment, member.phone, '요청하신 수료증 주소를 보내드립니다.')

  await db.login.updateMany({ where: { endedAt: null }, data: { endedAt: new Date(), endReason: 'logout' } })
  const browser = await journey.phone()
  await browser.goto(/https?:\/\/\S+$/.exec(text)?.[0] ?? '')
  await browser.getByRole('button', { name: '확인' }).click()
  await fillLogin(browser, 'yongsik52')
  await browser.getByRole('link', { name: 'PDF로 저장' }).waitFor()
})

it('offers a way out of KakaoTalk for a receipt instead of an empty window', async () => {
  const page = await (await journey.device(KAKAO)).newPage()
  await logIn(page, 'sunhee61', '/edu/payment/list')
  await page.getByRole('main').getByRole('button', { name: '영수증' }).first().click()
  const dialog = page.getByRole('dialog', { name: '영수증 받기' })
  const link = dialog.getByRole('link', { name: '다른 브라우저로 열기' })
  expect(await link.getAttribute('href')).toContain(encodeURIComponent('/edu/payment/list'))
  await dialog.getByRole('button', { name: '문자로 받기' }).click()
  await page.getByText('번호로 문자를 보냈습니다.').waitFor()
  expect(page.context().pages()).toHaveLength(1)
})

it('keeps the check-in code on the way out of KakaoTalk, which has no camera', async () => {
  const { sessionNo } = await journey.environment.db.booking.findFirstOrThrow({
    where: { member: { userId: 'taeho82' } },
  })
  const link = await makeCheckInLink(journey.environment, sessionNo)
  const page = await (await journey.device(KAKAO)).newPage()
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'mediaDevices'))
  await page.goto(link)
  await page.getByRole('button', { name: '카메라 켜고 시작하기' }).click()
  await page.getByText('이 앱 안에서는 카메라를 쓸 수 없습니다.').waitFor()
  const outward = page.getByRole('link', { name: '다른 브라우저로 열기' })
  const { pathname, hash } = new URL(link)
  expect(await outward.getAttribute('href')).toBe(outside(`${journey.environment.url}${pathname}${hash}`))
})

async function open(where: 'phone' | 'admin', find: (screen: Visit) => boolean): Promise<Page> {
  const screen = (await screensOf(journey.environment)).find(find)
  if (!screen) throw new Error('The environment has no such screen')
  const context = await journey.device({ ...(where === 'phone' ? PHONE : ADMIN), forcedColors: 'active' })
  const page = await context.newPage()
  await enter(page, screen.userId)
  await visit(page, screen)
  return page
}

function viewOf(one: Locator): Promise<string> {
  return one.first().evaluate((element) => {
    const views = [null, '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part)
      const { backgroundColor, borderTopStyle, borderTopColor, outlineStyle, content } = style
      return part !== null && content === 'none'
        ? ''
        : [backgroundColor, borderTopStyle, borderTopColor, outlineStyle]
    })
    return views.join(' ')
  })
}

it('distinguishes the selected operator tab from the other and draws an edge for each trade', async () => {
  const page = await open('phone', ({ userId, address }) => userId === null && address === '/main')
  const tab = (pressed: boolean): Locator =>
    page.getByRole('group', { name: '영업자 구분' }).locator(`[aria-pressed="${pressed}"]`)
  expect(await viewOf(tab(true))).not.toBe(await viewOf(tab(false)))
  const trade = page.getByRole('link', { name: '일반음식점' }).locator('visible=true').first()
  expect(await trade.evaluate((link) => getComputedStyle(link).borderTopStyle)).toBe('solid')
})

it.each(['phone', 'admin'] as const)(
  'distinguishes the current step from the next ones on the %s',
  async (where) => {
    const page = await open(where, ({ address }) => address.startsWith('/edu/online/apply'))
    const step = (state: string): Locator => page.getByRole('main').locator(`li[data-state="${state}"]`)
    expect(await viewOf(step('now'))).not.toBe(await viewOf(step('next')))
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

it('distinguishes the chosen payment method from the others', async () => {
  const page = await open('phone', ({ address }) => address.startsWith('/edu/online/payment'))
  await page.getByRole('radio', { name: '카드' }).check()
  const card = (name: string): Locator =>
    page.locator('label', { has: page.getByRole('radio', { name }) }).locator('..')
  expect(await viewOf(card('카드'))).not.toBe(await viewOf(card('가상계좌')))
})

it('distinguishes the chosen region and the chosen day from the others', async () => {
  const page = await open('phone', (screen) => screen.press === '일정 변경')
  const window = page.getByRole('dialog')
  await window.getByRole('radio', { name: '수도권' }).check()
  const chip = (isChosen: boolean): Locator =>
    window.locator(`label:has(input[type=radio]${isChosen ? ':checked' : ':not(:checked)'})`)
  expect(await viewOf(chip(true))).not.toBe(await viewOf(chip(false)))
  await window.locator('button[aria-pressed="false"]').first().click()
  const day = (isChosen: boolean): Locator => window.locator(`button[aria-pressed="${isChosen}"]`)
  expect(await viewOf(day(true))).not.toBe(await viewOf(day(false)))
})
