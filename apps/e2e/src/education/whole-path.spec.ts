import { addLicence, addPerson } from '@hygiene/testing'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { Place } from '../steps/apply.ts'
import { faultsOf } from '../steps/axe.ts'
import { savePdf } from '../steps/documents.ts'
import { payInThisTab, payInWindow, seeResult } from '../steps/pay.ts'
import { readPdfQr, readShownQr } from '../steps/read-qr.ts'
import { applyOnline, passExamination, studyOnlyLecture } from '../steps/whole-path.ts'
import { ADMIN, PHONE } from '../environment/browser.ts'
import { type Engine, ENGINE } from '../environment/engine.ts'
import { fillLogin } from '../steps/log-in.ts'
import { addYearlyCourse, SAMPLE } from '../environment/people.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const places = {
  youngja60: { businessName: '영자네 밥상', licenceNo: '20190012345', representative: '김영자' },
  deoksu58: { businessName: '덕수 칼국수', licenceNo: '20190054321', representative: '박덕수' },
} satisfies Record<string, Place>
type UserId = keyof typeof places
type Walk = [string, UserId, BrowserContextOptions]

const journey = useEnvironment(async ({ db }) => {
  await addYearlyCourse(db, [SAMPLE])
  for (const [userId, { businessName, licenceNo, representative }] of Object.entries(places)) {
    await addPerson(db, { userId, name: representative })
    await addLicence(db, { licenceNo, businessName, representativeName: representative })
  }
}, 'whole')

const isPhone = (options: BrowserContextOptions): boolean => options.isMobile === true

const certificateOf = (userId: UserId) =>
  journey.environment.db.certificate.findFirstOrThrow({ where: { enrolment: { member: { userId } } } })

const enrolmentOf = (userId: UserId) =>
  journey.environment.db.onlineEnrolment.findFirstOrThrow({ where: { member: { userId } } })

async function showOfficer(paper: Page, verificationNumber: string): Promise<void> {
  await paper.getByRole('button', { name: 'QR 크게 보이기' }).click()
  const dialog = paper.getByRole('dialog', { name: '확인용 QR' })
  const address = await readShownQr(dialog.getByRole('img', { name: '담당 공무원이 찍을 QR' }))
  expect(address).toMatch(new RegExp(`/verify/${verificationNumber}#\\d{250,}$`, 'u'))
  expect(await faultsOf(paper)).toEqual([])
  await dialog.getByRole('button', { name: '닫기' }).click()
}

async function takePrintCode(paper: Page): Promise<void> {
  await paper.getByRole('button', { name: '지회 출력 코드 받기' }).click()
  await paper.getByText(/^\d{3} \d{3}$/u).waitFor()
  expect(await faultsOf(paper)).toEqual([])
}

const onPhone: Walk = ['on a phone', 'youngja60', PHONE]
const onComputer: Walk = ['on a computer', 'deoksu58', ADMIN]
/** Runs this longest journey in Firefox on a computer only and in WebKit on a phone only, where people meet these engines. */
const WALKS: Record<Engine, Walk[]> = {
  chromium: [onPhone, onComputer],
  firefox: [onComputer],
  webkit: [onPhone],
}

it.each(WALKS[ENGINE])(
  'an operator applies, pays, studies, is tested and prints the certificate %s',
  async (_where, userId, options) => {
    const context = await journey.device(options)
    const page = await context.newPage()
    await page.goto('/main')
    await fillLogin(page, userId)
    await applyOnline(page, places[userId])
    if (isPhone(options)) await payInThisTab(page, '결제하기')
    else await payInWindow(page, '결제하기')
    await seeResult(page, '결제가 끝났습니다')
    const where = isPhone(options) ? 'phone' : 'admin'
    await studyOnlyLecture(page, where)
    await passExamination(page, journey.environment.db, where)

    const opening = context.waitForEvent('page')
    await page.getByRole('link', { name: /수료증 출력/ }).click()
    const paper = await opening
    const { bytes, text } = await savePdf(paper)
    const { certificateNumber, verificationNumber, signedPayload } = await certificateOf(userId)
    expect(text).toContain(certificateNumber)
    expect(text.replaceAll(/\s/g, '')).toContain(places[userId].representative)

    if (isPhone(options)) await showOfficer(paper, verificationNumber)
    await takePrintCode(paper)
    await paper.getByRole('button', { name: '인쇄' }).click()
    await expect.poll(async () => (await enrolmentOf(userId)).printedAt).not.toBeNull()

    const stranger = await (await journey.device(options)).newPage()
    const symbol = readPdfQr(bytes)
    expect(symbol).toBe(`${journey.environment.url}/verify/${verificationNumber}#${signedPayload}`)
    await stranger.goto(symbol)
    const shown = stranger.getByRole('main')
    await shown.getByText('진본이며 유효합니다').waitFor()
    await shown.getByText('소재지').waitFor()
    expect(await shown.innerText()).toContain(certificateNumber)
    expect(await shown.innerText()).toContain(`${places[userId].representative.slice(0, 1)}*`)
    expect(await shown.innerText()).not.toContain(places[userId].representative)
  },
)
