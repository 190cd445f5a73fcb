import { generateKeyPairSync } from 'node:crypto'
import { addEnrolment, addPerson } from '@hygiene/testing'
import { addSignedCertificate } from '@hygiene/testing/scenarios/signed-certificates'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { faultsOf } from '../steps/axe.ts'
import { addYearlyCourse, SAMPLE } from '../environment/people.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const HOUR_MS = 3_600_000
const foreignKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey

type Paper = Awaited<ReturnType<typeof addSignedCertificate>>
let genuine: Paper
let revoked: Paper
let replaced: Paper
let foreign: Paper
let later: Paper

const journey = useEnvironment(async ({ db, url }) => {
  const course = await addYearlyCourse(db, [SAMPLE])
  const papers = async (userId: string, change: Partial<Parameters<typeof addSignedCertificate>[2]>) => {
    const person = await addPerson(db, { userId, name: '한미자', birth: '19590412' })
    const record = await addEnrolment(db, person, course, { status: 'completed', businessName: '솔밭분식' })
    const issuedAt = new Date(Date.now() - HOUR_MS)
    return addSignedCertificate(db, record, { publicUrl: url, issuedAt, ...change })
  }
  genuine = await papers('genuine1', {})
  revoked = await papers('revoked1', { status: 'revoked' })
  replaced = await papers('replaced1', { status: 'superseded' })
  foreign = await papers('foreign1', {
    signingKey: foreignKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  })
  later = await papers('later1', { issuedAt: new Date(Date.now() + HOUR_MS) })
})

const addressOf = ({ path, payload }: Paper) => `${path}#${payload}`

async function video(page: Page, address: string, title: string, also?: string): Promise<string> {
  await page.goto('about:blank')
  await page.goto(address)
  await page.getByRole('status').filter({ hasText: title }).waitFor()
  if (also) await page.getByText(also).waitFor()
  return page.getByRole('main').innerText()
}

async function prepared(): Promise<Page> {
  const page = await journey.phone()
  await page.goto('/verify')
  await page.getByRole('heading', { name: '문서 진위 확인' }).waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('verificationKit'))).not.toBeNull()
  return page
}

it('distinguishes genuine and false certificates without a network', async () => {
  const page = await prepared()
  await page.context().setOffline(true)

  const notified = await video(page, addressOf(genuine), '진본이며 유효합니다', '인터넷 없음')
  for (const wording of ['한*자 (1959년생)', '솔밭분식', '취소 목록에 없습니다'])
    expect(notified).toContain(wording)
  expect(notified).not.toContain('한미자')
  expect(await faultsOf(page)).toEqual([])

  const digit = genuine.payload.at(150) === '7' ? '8' : '7'
  const payload = `${genuine.payload.slice(0, 150)}${digit}${genuine.payload.slice(151)}`
  const altered = await video(
    page,
    addressOf({ ...genuine, payload }),
    '믿을 수 없는 수료증입니다',
    '인터넷 없음',
  )
  expect(altered).toContain('내용이 발급한 것과 다릅니다')
  expect(altered).not.toContain('솔밭분식')
  const moved = await video(page, addressOf({ ...genuine, path: replaced.path }), '믿을 수 없는 수료증입니다')
  expect(moved).toContain('내용이 발급한 것과 다릅니다')

  const unknown = await video(page, addressOf(foreign), '믿을 수 없는 수료증입니다')
  expect(unknown).toContain('우리 협회가 발급한 것이 아닙니다')
  expect(unknown).not.toContain('솔밭분식')

  await video(page, addressOf(revoked), '취소된 수료증입니다')
  await video(page, addressOf(replaced), '새 수료증으로 바뀌었습니다')
  await video(page, addressOf(later), '취소 여부는 아직 모릅니다')
})

it('shows a revocation immediately with a network and sends no signed part', async () => {
  const page = await prepared()
  const sent: string[] = []
  page
    .context()
    .on('request', (request) => sent.push(`${request.url().split('#')[0]} ${request.postData() ?? ''}`))
  const notified = await video(page, addressOf(genuine), '진본이며 유효합니다', '소재지')
  expect(notified).toContain('인터넷 연결됨')

  const verificationNumber = genuine.path.split('/').at(-1) ?? ''
  await journey.environment.db.certificate.update({
    where: { verificationNumber },
    data: { status: 'revoked', revokedAt: new Date() },
  })
  await video(page, addressOf(genuine), '취소된 수료증입니다')
  expect(sent.length).toBeGreaterThan(2)
  expect(sent.filter((text) => text.includes(genuine.payload.slice(0, 40)))).toEqual([])
})

it('requires a network at the first visit and continues automatically when one returns', async () => {
  const page = await journey.phone()
  await page.route('**/api/certificate/verificationKit', (route) => route.abort())
  await page.goto(addressOf(replaced))
  await page.getByText('처음 확인하실 때에는 인터넷이 필요합니다').waitFor()
  await page.unroute('**/api/certificate/verificationKit')
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.getByRole('status').filter({ hasText: '새 수료증으로 바뀌었습니다' }).waitFor()
  expect(await page.getByRole('main').innerText()).toContain('한*자')
})
