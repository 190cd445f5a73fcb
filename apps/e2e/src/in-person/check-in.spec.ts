import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addPerson, bookSeat } from '@hygiene/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { videoSlip, slipPicture } from '../steps/video-slip.ts'
import { openDevice, PHONE, startBrowser } from '../environment/browser.ts'
import { can } from '../environment/engine.ts'
import {
  makeCheckInLink,
  markByHand,
  openCheckIn,
  readVerdict,
  waitForUnsent,
  type Direction,
} from '../environment/check-in.ts'
import { openVenue, addOpeningCourses, type Venue, soldYesterday } from '../environment/venues.ts'
import { logIn } from '../steps/log-in.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|NS_ERROR_OFFLINE|No network/
const NAMES = ['강하나', '김두리', '박세나', '서네온', '오다섬', '임여솔']

let here: Venue
let there: Venue
let cameras: Browser | null = null
let videos = ''
const journey = useEnvironment(async ({ db }) => {
  await addOpeningCourses(db)
  here = await openVenue(db, '수원 외식업 교육장', { daysAhead: 0 })
  there = await openVenue(db, '성남 외식업 교육장', { daysAhead: 0 })
  for (const [place, name] of NAMES.entries()) {
    await bookSeat(db, await addPerson(db, { userId: `guest${place}`, name }), here, soldYesterday())
  }
})

afterAll(async () => {
  await cameras?.close()
  if (videos) await rm(videos, { recursive: true })
})

const linkOf = (venue: Venue): Promise<string> => makeCheckInLink(journey.environment, venue.sessionNo)

async function attendanceOf(name: string) {
  const rows = await journey.environment.db.attendance.findMany({
    where: { booking: { member: { name } } },
  })
  return rows.map(({ inAt, outAt }) => [inAt ? '입실' : '', outAt ? '퇴실' : ''].join(''))
}

async function phoneSeeing(userId: string): Promise<Page> {
  const { inPersonEnrolmentNo } = await journey.environment.db.inPersonEnrolment.findFirstOrThrow({
    where: { member: { userId } },
  })
  const owner = await journey.phone()
  await logIn(owner, userId)
  videos = await mkdtemp(join(tmpdir(), 'hygiene-video-'))
  const video = join(videos, 'slip.y4m')
  await videoSlip(owner, await slipPicture(owner, inPersonEnrolmentNo), video)
  cameras = await startBrowser([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ])
  return (await openDevice(cameras, journey.environment.url, PHONE)).newPage()
}

async function view(page: Page, direction: Direction): Promise<string> {
  await page.getByRole('radio', { name: direction }).check()
  const start = page.getByRole('button', { name: '카메라 켜고 시작하기' })
  if (await start.isVisible()) await start.click()
  return readVerdict(page)
}

it.runIf(can('a video before the camera'))(
  'marks entry and exit once from a slip by camera and redirects the owner to another venue',
  async () => {
    const page = await phoneSeeing('guest0')
    await openCheckIn(page, await linkOf(here))
    expect(new URL(page.url()).hash).toBe('')
    expect(await view(page, '입실')).toMatch(/입실 확인\s+강하나/u)
    await waitForUnsent(page, 0)
    expect(await view(page, '퇴실')).toMatch(/퇴실 확인\s+강하나/u)
    await expect.poll(() => attendanceOf('강하나')).toEqual(['입실퇴실'])
    expect(await journey.environment.db.checkInScan.count({ where: { method: 'qr' } })).toBe(2)

    await page.goto('about:blank')
    await openCheckIn(page, await linkOf(there))
    expect(await view(page, '입실')).toContain('다른 교육장 수강증')
    await waitForUnsent(page, 0)
    expect(await journey.environment.db.checkInScan.count({ where: { method: 'qr' } })).toBe(2)
  },
)

it('starts and records on a phone without a network and loses nothing when switched off', async () => {
  const page = await journey.phone()
  const phone = page.context()
  await openCheckIn(page, await linkOf(here))
  await page.close()
  await phone.setOffline(true)
  // Aborts API calls too: a new page has its network for a moment until offline is emulated.
  await phone.route(/\/api\//, (route) => route.abort('internetdisconnected'))

  const cold = await phone.newPage()
  await cold.goto('/check-in')
  await cold.getByRole('heading', { name: '명단' }).waitFor()
  expect(await markByHand(cold, '김두리', '입실')).toMatch(/입실 확인\s+김두리/u)
  expect(await markByHand(cold, '김두리', '입실')).toMatch(/이미 확인됨\s+김두리/u)
  expect(await markByHand(cold, '박세나', '입실')).toMatch(/입실 확인\s+박세나/u)
  await waitForUnsent(cold, 2)
  await cold.close()

  const again = await phone.newPage()
  await again.goto('/check-in')
  await waitForUnsent(again, 2)
  await expect(again.goto('/main')).rejects.toThrow(NO_NETWORK)
  expect(await attendanceOf('김두리')).toEqual([])
  await phone.unroute(/\/api\//)
  await phone.setOffline(false)
  await again.goto('/check-in')
  await waitForUnsent(again, 0)
  expect([await attendanceOf('김두리'), await attendanceOf('박세나')]).toEqual([['입실'], ['입실']])
})

it('records each person once when two phones without a network mark the same people', async () => {
  const checkIns = [await journey.phone(), await journey.phone()]
  for (const page of checkIns) {
    await openCheckIn(page, await linkOf(here))
    await page.context().setOffline(true)
    for (const name of ['서네온', '오다섬']) await markByHand(page, name, '입실')
    await waitForUnsent(page, 2)
  }
  for (const page of checkIns) {
    await page.context().setOffline(false)
    await waitForUnsent(page, 0)
  }
  expect([await attendanceOf('서네온'), await attendanceOf('오다섬')]).toEqual([['입실'], ['입실']])
})

it('shows in a second tab of the phone what the first tab records', async () => {
  const first = await journey.phone()
  const link = await linkOf(here)
  await openCheckIn(first, link)
  const second = await first.context().newPage()
  await openCheckIn(second, link)
  await first.context().setOffline(true)
  await markByHand(first, '임여솔', '입실')
  await waitForUnsent(second, 1)
  await first.context().setOffline(false)
  await waitForUnsent(second, 0)
  await waitForUnsent(first, 0)
  expect(await attendanceOf('임여솔')).toEqual(['입실'])
})

it('limits the service worker of the check-in to its own address', async () => {
  const page = await journey.phone()
  await openCheckIn(page, await linkOf(here))
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  )
  expect(scopes).toEqual(['/check-in'])
  await page.goto('/main')
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})

it('shows for a missing, wrong or closed code where to get the right address', async () => {
  const page = await journey.phone()
  await page.goto('/check-in')
  await page.getByText('협회에서 받은 주소로 다시 열어주세요').waitFor()
  await page.goto(`/check-in#${'A'.repeat(32)}`)
  await page.reload()
  await page.getByText('협회에서 받은 주소로 다시 열어주세요').waitFor()
  expect(new URL(page.url()).hash).toBe('')

  await openCheckIn(page, await linkOf(here))
  await journey.environment.db.checkInPass.updateMany({ data: { validUntil: new Date() } })
  await page.reload()
  await page.getByText('오늘 교육이면 협회에 새 주소를 받아주세요.').waitFor()
})
