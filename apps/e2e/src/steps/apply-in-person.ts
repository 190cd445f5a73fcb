import type { Locator, Page } from 'playwright-core'
import type { Venue } from '../environment/venues.ts'
import { type Place, writePlace } from './apply.ts'
import { press, pressOn } from './prompts.ts'

type VenueOnScreen = Pick<Venue, 'day' | 'monthDay' | 'location'>

export const APPLY_PATH = '/edu/offline/apply?industryType=1'

export async function pickDay(place: Locator, { day, monthDay }: VenueOnScreen): Promise<void> {
  await place.getByRole('radio', { name: '수도권' }).check()
  const month = `${day.slice(0, 4)}년 ${Number(day.slice(5, 7))}월`
  const shown = place.getByText(/^\d{4}년 \d{1,2}월$/)
  await shown.waitFor()
  while ((await shown.innerText()) !== month) {
    const before = await shown.innerText()
    await pressOn(place.getByRole('button', { name: '다음 달', exact: true }))
    await shown.filter({ hasNotText: before }).waitFor()
  }
  await place.getByTitle(monthDay, { exact: true }).click()
}

export async function pickVenue(place: Locator, venue: VenueOnScreen): Promise<void> {
  await pickDay(place, venue)
  await venueOfDay(place, venue).check()
}

export const venueOfDay = (place: Locator, { monthDay, location }: VenueOnScreen): Locator =>
  place.getByRole('group', { name: `${monthDay} 교육장` }).getByRole('radio', { name: location })

export async function pickNearest(place: Locator, { location }: VenueOnScreen): Promise<void> {
  await place.getByRole('radio', { name: '수도권' }).check()
  await place.getByRole('group', { name: '가장 빠른 빈자리' }).getByRole('radio', { name: location }).check()
}

export async function goToSessions(page: Page): Promise<void> {
  await page.getByText('신청하실 수 있습니다.', { exact: true }).waitFor()
  await press(page, '다음: 교육 일정 선택')
  await page.getByRole('heading', { name: '어느 지역에서 받으시겠습니까?' }).waitFor()
}

export async function walkToTheEnd(page: Page, place: Place, venue: VenueOnScreen): Promise<void> {
  await writePlace(page, place)
  await goToSessions(page)
  await pickVenue(page.getByRole('main'), venue)
  await press(page, '다음: 신청자 정보')
  await page.getByRole('radio', { name: '대표자' }).first().check()
  await press(page, '다음: 확인·결제')
  await page.getByRole('heading', { name: '신청 내용을 확인해주세요' }).waitFor()
}
