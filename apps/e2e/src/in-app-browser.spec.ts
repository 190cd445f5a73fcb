import { expect, it } from 'vitest'
import { faultsOf } from './steps/axe.ts'
import { awaitMessage } from './steps/phone-messages.ts'
import { press } from './steps/prompts.ts'
import { PHONE } from './town/browser.ts'
import { makeDoorLink } from './town/door.ts'
import { fillLogin, logIn } from './town/people.ts'
import { seedTown } from './town/seed-town.ts'
import { useTown } from './town/use-town.ts'

const KAKAO = {
  ...PHONE,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; SM-S918N Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.122 Mobile Safari/537.36;KAKAOTALK 2410450',
}
const journey = useTown(seedTown)

const outside = (address: string) => `kakaotalk://web/openExternal?url=${encodeURIComponent(address)}`

it('a certificate opened in KakaoTalk goes on in a browser, and its address comes by text', async () => {
  const { db, url } = journey.town
  const { enrolmentNo, member } = await db.onlineEnrolment.findFirstOrThrow({
    where: { member: { userId: 'yongsik52' }, status: 'completed' },
    include: { member: true },
  })
  const address = `/edu/completed/certification?onlineEduNo=${enrolmentNo}`
  const page = await (await journey.device(KAKAO)).newPage()
  await logIn(page, 'yongsik52', address)
  await page.getByText('카카오톡 안에서는 인쇄하거나 저장하실 수 없습니다.').waitFor()
  const way = page.getByRole('link', { name: '다른 브라우저로 열기' })
  expect(await way.getAttribute('href')).toBe(outside(`${url}${address}`))
  expect(await page.getByRole('button', { name: '인쇄' }).count()).toBe(0)
  expect(await faultsOf(page)).toEqual([])

  await press(page, '문자로 받기')
  await page.getByText(`끝자리 ${member.phone.slice(-4)} 번호로 문자를 보냈습니다.`).waitFor()
  const text = await awaitMessage(journey.town, member.phone, '요청하신 수료증 주소를 보내드립니다.')

  await db.login.updateMany({ where: { endedAt: null }, data: { endedAt: new Date(), endReason: 'logout' } })
  const browser = await journey.phone()
  await browser.goto(/https?:\/\/\S+$/.exec(text)?.[0] ?? '')
  await browser.getByRole('button', { name: '확인' }).click()
  await fillLogin(browser, 'yongsik52')
  await browser.getByRole('link', { name: 'PDF로 저장' }).waitFor()
})

it('a receipt in KakaoTalk is offered a way out in place of a window that stays empty', async () => {
  const page = await (await journey.device(KAKAO)).newPage()
  await logIn(page, 'sunhee61', '/edu/payment/list')
  await page.getByRole('main').getByRole('button', { name: '영수증' }).first().click()
  const dialog = page.getByRole('dialog', { name: '영수증 받기' })
  const way = dialog.getByRole('link', { name: '다른 브라우저로 열기' })
  expect(await way.getAttribute('href')).toContain(encodeURIComponent('/edu/payment/list'))
  await dialog.getByRole('button', { name: '문자로 받기' }).click()
  await page.getByText('번호로 문자를 보냈습니다.').waitFor()
  expect(page.context().pages()).toHaveLength(1)
})

it('a door opened in KakaoTalk, which has no camera, keeps its code on the way out', async () => {
  const { sessionNo } = await journey.town.db.booking.findFirstOrThrow({
    where: { member: { userId: 'taeho82' } },
  })
  const link = await makeDoorLink(journey.town, sessionNo)
  const page = await (await journey.device(KAKAO)).newPage()
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'mediaDevices'))
  await page.goto(link)
  await page.getByRole('button', { name: '카메라 켜고 시작하기' }).click()
  await page.getByText('이 앱 안에서는 카메라를 쓸 수 없습니다.').waitFor()
  const way = page.getByRole('link', { name: '다른 브라우저로 열기' })
  const { pathname, hash } = new URL(link)
  expect(await way.getAttribute('href')).toBe(outside(`${journey.town.url}${pathname}${hash}`))
})
