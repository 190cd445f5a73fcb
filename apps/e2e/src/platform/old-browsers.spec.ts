import { readFileSync } from 'node:fs'
import { bookSeat, addPerson } from '@hygiene/testing'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { answerPrompt } from '../steps/prompts.ts'
import { type LectureKey, player, playerPath, startPlaying, stopPlaying, watchUntil } from '../steps/study.ts'
import { PHONE } from '../environment/browser.ts'
import { makeCheckInLink, markByHand, waitForUnsent } from '../environment/check-in.ts'
import { openVenue, addOpeningCourses, type Venue, soldYesterday } from '../environment/venues.ts'
import { listenForErrors, makeOld } from '../environment/old-browser.ts'
import { fillLogin, logIn } from '../steps/log-in.ts'
import { addYearlyCourse, FOOD_LAW } from '../environment/people.ts'
import { addStudent, creditedSeconds } from '../environment/students.ts'
import { useEnvironment } from '../environment/use-environment.ts'

let lecture: LectureKey
let venue: Venue
const journey = useEnvironment(async ({ db }) => {
  await addOpeningCourses(db)
  const course = await addYearlyCourse(db, [FOOD_LAW])
  lecture = await addStudent(db, course, 'jaeho1955', [600])
  venue = await openVenue(db, '수원 외식업 교육장', { daysAhead: 0 })
  await bookSeat(db, await addPerson(db, { userId: 'hana', name: '강하나' }), venue, soldYesterday())
})

async function oldPhone(): Promise<{ page: Page; errors: readonly string[] }> {
  const device = await journey.device(PHONE)
  await makeOld(device)
  const errors = listenForErrors(device)
  return { page: await device.newPage(), errors }
}

async function phoneWith(prepare: (device: BrowserContext) => Promise<unknown>): Promise<Page> {
  const device = await journey.device(PHONE)
  await prepare(device)
  return device.newPage()
}

it('plays a lecture in the oldest browser after a login from a guarded address', async () => {
  const { page, errors } = await oldPhone()
  await page.goto('/edu/study/list')
  await answerPrompt(page, '로그인이 필요한 서비스입니다.')
  await fillLogin(page, 'jaeho1955')
  await page.waitForURL((url) => url.pathname === '/edu/study/list')

  await page.goto(playerPath(lecture))
  await player(page).getByText('지난번 10분').waitFor()
  await startPlaying(page)
  await watchUntil(page, 604)
  await stopPlaying(page)
  await expect.poll(() => creditedSeconds(journey.environment.db, lecture)).toBeGreaterThan(603)
  expect(errors).toEqual([])
})

it('records and sends a check-in in the oldest browser', async () => {
  const { page, errors } = await oldPhone()
  await page.goto(await makeCheckInLink(journey.environment, venue.sessionNo))
  await page.getByRole('heading', { name: '명단' }).waitFor()
  expect(await markByHand(page, '강하나', '입실')).toContain('입실 확인')
  await waitForUnsent(page, 0)
  expect(errors).toEqual([])
})

it.each([
  ['/main', 1],
  ['/edu/payment/list', 1],
  ['/staff/login', 0],
])('shows an outdated browser one sentence on %s with %i telephone', async (address, telephones) => {
  const page = await phoneWith((device) => device.addInitScript('delete Array.prototype.toSorted'))
  await page.goto(address)
  const notice = page.getByText('브라우저를 새 버전으로 업데이트')
  await notice.waitFor()
  expect(await notice.locator('a[href^="tel:"]').count()).toBe(telephones)
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0)
})

it('shows a Korean screen with three ways to continue for an error of the layout itself', async () => {
  const page = await phoneWith((device) =>
    device.addInitScript("Array.prototype.toSorted = () => { throw new Error('planted') }"),
  )
  await page.goto('/edu/online')
  await page.getByRole('heading', { name: '화면을 열지 못했습니다', level: 1 }).waitFor()
  await page.getByRole('button', { name: '다시 시도' }).waitFor()
  expect(await page.getByRole('link', { name: '처음 화면으로' }).getAttribute('href')).toBe('/main')
  expect(await page.getByRole('main').locator('a[href^="tel:"]').count()).toBe(1)
})

it('reports a client that fails to load over the prerendered page', async () => {
  const page = await phoneWith((device) =>
    device.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404 })),
  )
  await page.goto('/main')
  await page.getByText('화면을 열지 못했습니다. 다시 시도해주세요.').waitFor()
  expect(await page.getByRole('link', { name: '다시 시도' }).isVisible()).toBe(true)
})

type Built = Record<string, { name?: string; file: string }>

function builtFile(name: string): string {
  const manifest = new URL('../../../web/dist/.vite/manifest.json', import.meta.url)
  const built = Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Built)
  const found = built.find((part) => part.name === name)
  if (!found) throw new Error(`The web client has no part named ${name}`)
  return found.file
}

it('loads a screen by one reload when its file is gone after a deployment', async () => {
  let isGone = true
  let loads = 0
  const page = await phoneWith((device) =>
    device.route(`**/${builtFile('post-list')}`, (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    ),
  )
  await page.goto('/main')
  page.on('framenavigated', () => {
    loads += 1
  })
  page.on('load', () => {
    isGone = false
  })
  await page
    .getByRole('link', { name: /공지사항/ })
    .locator('visible=true')
    .first()
    .click()
  await page.getByRole('heading', { name: '공지사항', level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/info/notice')
  expect(loads).toBe(2)
})

it('logs in and plays a lecture in a browser that refuses its storage', async () => {
  const device = await journey.device(PHONE)
  await device.addInitScript(`for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get: () => { throw new DOMException('', 'SecurityError') } })`)
  const errors = listenForErrors(device)
  const page = await device.newPage()
  await logIn(page, 'jaeho1955', '/edu/study/list')
  await page
    .getByRole('link', { name: /이어서 듣기/ })
    .locator('visible=true')
    .first()
    .click()
  await page.waitForURL((url) => url.pathname === '/edu/video')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(errors).toEqual([])
})
