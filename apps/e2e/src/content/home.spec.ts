import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { misfitsOf } from '../steps/measure.ts'
import { enter, setTextSize, visit } from '../steps/visit.ts'
import { seedDemoData } from '../environment/seed-demo-data.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const journey = useEnvironment(seedDemoData)
const PICTURES = process.env['HOME_PICTURES']

const PEOPLE = [
  ['youngja60', '올해 위생교육을 신청해주세요', '위생교육 신청하기', '/edu/online'],
  ['minsu1958', '36,000원을 결제해주세요', '36,000원 결제하기', '/edu/online/payment'],
  ['gapsun59', '36,000원을 입금해주세요', '계좌번호 복사하기', '/main'],
  ['sunhee61', '1강부터 들어주세요', '1강 듣기', '/edu/video'],
  ['jaeho1955', '1강을 이어서 들어주세요', '이어서 듣기', '/edu/video'],
  ['dongsu1963', '강의를 다 들으셨습니다 설문에 답해주세요', '설문 답하기', '/edu/study/survey'],
  ['mija1959', '본인확인을 해주세요', '휴대전화로 본인확인', '/edu/study/auth'],
  ['insuk1962', '평가만 남았습니다', '평가 시작하기', '/edu/study/exam'],
  ['yongsik52', '올해 교육을 모두 마치셨습니다', '수료증 보기', '/edu/completed/certification'],
  ['donghun79', '자리를 맡아두었습니다 30,000원을 결제해주세요', '30,000원 결제하기', '/edu/offline/payment'],
  ['jinwoo88', '자리가 났습니다 받으실지 알려주세요', '자리 받기', '/main'],
  ['kyungmi74', '자리가 나면 문자로 알려드립니다', '대기 순서 보기', '/edu/offline/waiting'],
  ['hyejin85', /까지 교육장으로 와주세요$/, '수강증 보기', '/edu/offline/done/slip'],
  ['taeho82', /교육장으로 와주세요$/, '수강증 보기', '/edu/offline/done/slip'],
  ['sunrye58', '36,000원을 돌려드립니다 받으실 계좌를 알려주세요', '받으실 계좌 알려주기', '/main'],
  ['bokja1964', '36,000원을 아직 돌려드리지 못했습니다', '환불 다시 신청하기', '/main'],
  ['sujin90', '신규 교육을 모두 마치셨습니다', '수료증 보기', '/edu/completed/certification'],
] as const

async function view(page: Page, name: string): Promise<void> {
  if (PICTURES) await page.screenshot({ path: join(PICTURES, `${name}.png`) })
}

const cardOf = (page: Page) => page.getByRole('main').getByRole('region').first()
const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim()

async function roomBelow(page: Page): Promise<number> {
  const card = await cardOf(page).boundingBox()
  const bar = await page.locator('[data-bottom-bar]').boundingBox()
  return (bar?.y ?? 0) - ((card?.y ?? 0) + (card?.height ?? Infinity))
}

async function arriveBy(page: Page, button: string): Promise<string> {
  const before = page.url()
  const link = cardOf(page).getByRole('link', { name: button })
  if ((await link.count()) === 0) {
    await cardOf(page).getByRole('button', { name: button }).click()
    return new URL(before).pathname
  }
  const opened = page.context().waitForEvent('page')
  opened.catch(() => 'no window was opened')
  await link.click()
  const here = page.waitForURL((url) => url.href !== before).then(() => page)
  const shown = await Promise.any([opened, here])
  await shown.waitForURL((url) => url.protocol.startsWith('http'))
  return new URL(shown.url()).pathname
}

it.each(PEOPLE)(
  'shows %s «%s» above the bar of a phone and follows the button',
  async (userId, sentence, button, target) => {
    const page = await journey.phone()
    await enter(page, userId)
    await visit(page, { userId, address: '/main', arrived: button })
    expect(plain(await cardOf(page).getByRole('heading', { level: 2 }).innerText())).toMatch(sentence)
    await view(page, `${userId}-390`)
    expect(await roomBelow(page)).toBeGreaterThanOrEqual(0)
    await setTextSize(page, 'largest')
    expect(await misfitsOf(page)).toEqual([])
    await view(page, `${userId}-largest`)
    await setTextSize(page, 'normal')
    expect(await arriveBy(page, button)).toBe(target)
  },
)

it('shows a deposit on the open home screen without a reload', async () => {
  const page = await journey.phone()
  await enter(page, 'gapsun59')
  await page.goto('/main')
  await cardOf(page).getByText('예금주 모의상점').waitFor()
  const { paymentId } = await journey.environment.db.payment.findFirstOrThrow({
    where: { member: { userId: 'gapsun59' } },
  })
  const paid = await fetch(
    new URL(`/control/payments/${paymentId}/deposit`, journey.environment.sandbox.origin),
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ when: 'now' }),
    },
  )
  expect(paid.ok).toBe(true)
  await cardOf(page)
    .getByRole('link', { name: /1강 듣기/ })
    .waitFor({ timeout: 15_000 })
})
