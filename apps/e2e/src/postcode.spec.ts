import { expect, it } from 'vitest'
import { lookClosely } from './steps/look-closely.ts'
import { seedTown } from './town/seed-town.ts'
import { useTown } from './town/use-town.ts'

const journey = useTown(seedTown)
const SERVICE = 'https://t1.kakaocdn.net/**'
const PICKED = {
  zonecode: '10500',
  roadAddress: '경기도 고양시 덕양구 화정로 1',
  bcode: '4128112300',
  bname: '화정동',
}

/** The service in small: it draws one address into its place, and answers it when it is pressed. */
const STAND_IN = `window.kakao = { Postcode: class {
  constructor(options) { this.options = options }
  embed(place) {
    const address = document.createElement('button')
    address.textContent = '화정로 1'
    address.style.minHeight = '48px'
    address.onclick = () => this.options.oncomplete(${JSON.stringify(PICKED)})
    place.append(address)
  }
} }`

it('the postcode service answers an address through the security policy', async () => {
  const page = await journey.phone()
  const asked: string[] = []
  await page.route(SERVICE, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: STAND_IN })
  })
  await page.goto('/easy/delivery/view')
  await page.getByRole('button', { name: '주소 찾기' }).click()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: '카카오 우편번호로 찾기' }).click()
  await page.getByRole('button', { name: '화정로 1' }).click()
  await page.getByRole('heading', { name: '고양 지부' }).waitFor()
  expect(asked).toHaveLength(1)
})

it('where the postcode service does not come, our own search finds the address', async () => {
  const page = await journey.phone()
  await page.route(SERVICE, (route) => route.abort())
  await page.goto('/easy/delivery/view')
  await page.getByRole('button', { name: '주소 찾기' }).click()
  await page.getByRole('button', { name: '카카오 우편번호로 찾기' }).click()
  await page.getByText('카카오 우편번호를 불러오지 못했습니다.').waitFor()
  expect(await lookClosely(page)).toEqual([])
  await page.getByLabel('도로명, 건물번호 또는 지번').fill('세종대로 110')
  await page.getByRole('button', { name: '찾기', exact: true }).click()
  await page.getByRole('button', { name: /^서울특별시 중구 세종대로 110/ }).click()
  await page.getByText(/^‘서울특별시 .*세종대로 110.*’에서 가까운 곳/).waitFor()
})
