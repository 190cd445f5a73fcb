import { expect, it } from 'vitest'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { PHONE } from '../environment/browser.ts'
import { seedDemoData } from '../environment/seed-demo-data.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const journey = useEnvironment(seedDemoData)

it('opens a post from the search, moves to its neighbour and returns to the search', async () => {
  const page = await journey.phone()
  await page.goto('/info/data')
  await page.locator('summary', { hasText: '자료실 찾기' }).click()
  await page.getByLabel('자료실 찾기').fill('온도')
  await page.getByRole('button', { name: '찾기', exact: true }).click()
  await page.locator('mark').first().waitFor()
  expect(new Set(await page.locator('mark').allTextContents())).toEqual(new Set(['온도']))

  await page.getByRole('link', { name: '조리장 하루 위생 점검표' }).click()
  await page.getByRole('heading', { name: '조리장 하루 위생 점검표' }).waitFor()
  await page.getByRole('link', { name: /^이전글/ }).click()
  await page.getByRole('heading', { name: '소독액 만드는 법(염소계)' }).waitFor()
  await page.getByRole('link', { name: '목록' }).click()
  await page.locator('mark').first().waitFor()
  expect(new URL(page.url()).searchParams.get('searchText')).toBe('온도')
})

it('requires a login before the lecture materials', async () => {
  const page = await journey.phone()
  await page.goto('/edu/data')
  await page.getByText('로그인이 필요한 서비스입니다.').waitFor()
  expect(await page.getByText('식재료별 보관 온도표').count()).toBe(0)
})

const HAEUNDAE = { latitude: 35.16, longitude: 129.16 }

async function viewFrom(allowed: boolean) {
  const context = await journey.device({
    ...PHONE,
    geolocation: HAEUNDAE,
    permissions: allowed ? ['geolocation'] : [],
  })
  const page = await context.newPage()
  await page.goto('/info/branch')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('button', { name: '내 위치로 찾기' }).click()
  return { card: page.getByRole('region', { name: '가까운 곳 찾기' }), asked }
}

it('shows the nearest branch to a phone that shares its position and sends no position', async () => {
  const { card, asked } = await viewFrom(true)
  const nearest = card.getByRole('listitem').first()
  await nearest.waitFor()
  expect(await nearest.innerText()).toMatch(/해운대 지부\s+1km 안/)
  expect(asked.filter((url) => url.includes('35.16'))).toEqual([])
})

it('explains the next step to a phone that refuses its position', async () => {
  const { card } = await viewFrom(false)
  await card.getByText('위치를 알 수 없습니다.').waitFor()
  expect(await card.getByRole('listitem').count()).toBe(0)
})

it('finds a recipe by the menu and keeps a scrapped recipe over a reload', async () => {
  const page = await journey.phone()
  await page.goto('/main')
  await page.getByRole('button', { name: '메뉴' }).first().click()
  await page.getByRole('dialog').getByText('이용안내').click()
  await page.getByRole('link', { name: '위생 조리법', exact: true }).click()
  await page.locator('summary', { hasText: '위생 조리법 찾기' }).click()
  await page.getByLabel('위생 조리법 찾기').fill('달걀 껍데기')
  await page.locator('mark').first().waitFor()
  await page.getByRole('link', { name: /^달걀말이/ }).click()
  await page.getByRole('button', { name: /스크랩$/ }).click()

  await page.reload()
  await page.getByRole('button', { name: /스크랩$/, pressed: true }).waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.goto('/recipe?searchType=6&isScrap=1')
  await page.getByRole('link', { name: /^달걀말이/ }).waitFor()
  expect(await page.getByRole('link', { name: /^굴국밥/ }).count()).toBe(0)
  expect(await inspectScreen(page)).toEqual([])

  await page.getByRole('button', { name: /스크랩$/, pressed: true }).click()
  await page.reload()
  await page.getByText('스크랩한 조리법이 없습니다.').waitFor()
})

const SERVICE = 'https://t1.kakaocdn.net/**'
const PICKED = {
  zonecode: '10500',
  roadAddress: '경기도 고양시 덕양구 화정로 1',
  bcode: '4128112300',
  bname: '화정동',
}

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

it('accepts an address from the postcode service under the security policy', async () => {
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

it('finds an address by our own search when the postcode service does not load', async () => {
  const page = await journey.phone()
  await page.route(SERVICE, (route) => route.abort())
  await page.goto('/easy/delivery/view')
  await page.getByRole('button', { name: '주소 찾기' }).click()
  await page.getByRole('button', { name: '카카오 우편번호로 찾기' }).click()
  await page.getByText('카카오 우편번호를 불러오지 못했습니다.').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.getByLabel('도로명, 건물번호 또는 지번').fill('세종대로 110')
  await page.getByRole('button', { name: '찾기', exact: true }).click()
  await page.getByRole('button', { name: /^서울특별시 중구 세종대로 110/ }).click()
  await page.getByText(/^‘서울특별시 .*세종대로 110.*’에서 가까운 곳/).waitFor()
})

it('draws a notice before any script and keeps its elements on the live screen', async () => {
  const page = await journey.phone()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.querySelector('#root h2')?.setAttribute('data-drawn', 'by the server')
    })
  })
  await page.goto('/info/notice/view?noticeNo=137')
  await page.locator('html[data-screen=live]').waitFor()
  expect(await page.locator('#root h2').getAttribute('data-drawn')).toBe('by the server')
  // The browser asks once, which counts the reader. Rendering the page counted none.
  await expect.poll(() => asked.filter((path) => path === '/api/notice/fetchData')).toHaveLength(1)
  expect(errors).toEqual([])

  const title = await page.locator('#root h2').textContent()
  expect(await page.title()).toContain(title)
  await page.getByRole('link', { name: '목록' }).click()
  await page.getByRole('heading', { name: '공지사항', level: 1 }).waitFor()
})

it('answers an unknown address with 404 and a screen that explains the error', async () => {
  const page = await journey.phone()
  expect((await page.goto('/no-such-screen'))?.status()).toBe(404)
  await page.getByRole('heading', { name: '화면을 찾을 수 없습니다' }).waitFor()
  expect((await page.goto('/info/notice/view?noticeNo=99999'))?.status()).toBe(404)
  await page.getByRole('link', { name: '목록으로 가기' }).waitFor()
})

it('prints a notice without header, menu and links elsewhere', async () => {
  const page = await journey.phone()
  await page.goto('/info/notice/view?noticeNo=137')
  await page.locator('html[data-screen=live]').waitFor()
  await page.emulateMedia({ media: 'print' })
  for (const gone of [
    '#root > header',
    '#root > footer',
    '[data-bottom-bar]',
    'main nav',
    '[data-off-paper]',
  ]) {
    const shown = await page
      .locator(gone)
      .evaluateAll((found) => found.filter((element) => element.checkVisibility()).length)
    expect([gone, shown]).toEqual([gone, 0])
  }
  expect(await page.locator('article h2').isVisible()).toBe(true)
})
