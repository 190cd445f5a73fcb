import { expect, it } from 'vitest'
import { PHONE } from './town/browser.ts'
import { seedTown } from './town/seed-town.ts'
import { useTown } from './town/use-town.ts'

const journey = useTown(seedTown)
const HAEUNDAE = { latitude: 35.16, longitude: 129.16 }

async function lookFrom(allowed: boolean) {
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

it('a phone that tells its place is shown the nearest branch, and no server is told', async () => {
  const { card, asked } = await lookFrom(true)
  const nearest = card.getByRole('listitem').first()
  await nearest.waitFor()
  expect(await nearest.innerText()).toMatch(/해운대 지부\s+1km 안/)
  expect(asked.filter((url) => url.includes('35.16'))).toEqual([])
})

it('a phone that refuses is told how to go on', async () => {
  const { card } = await lookFrom(false)
  await card.getByText('위치를 알 수 없습니다.').waitFor()
  expect(await card.getByRole('listitem').count()).toBe(0)
})
