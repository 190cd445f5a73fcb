import { recordCheckInScans } from '@hygiene/contracts/in-person/check-in/record-check-in-scans'
import { issueEnrolmentSlip } from '@hygiene/contracts/platform/job/issue-enrolment-slip'
import { parseSlip } from '@hygiene/domain/in-person/slip/slip-payload'
import { seoulTime } from '@hygiene/domain/time/seoul-day'
import { addPerson, bookSeat, contractClient } from '@hygiene/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { savePdf } from '../steps/documents.ts'
import { awaitMessageByDay } from '../steps/phone-messages.ts'
import { readShownQr } from '../steps/read-qr.ts'
import { makeCheckInLink, markByHand, openCheckIn, waitForUnsent } from '../environment/check-in.ts'
import { addEndedVenue, addOpeningCourses, type EndedSession } from '../environment/venues.ts'
import { logIn } from '../steps/log-in.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const PHONE = '01044440001'
const NAME = '임태호'

let session: EndedSession
const journey = useEnvironment(async ({ db }) => {
  await addOpeningCourses(db)
  session = await addEndedVenue(db, '수원 외식업 교육장')
  const bookedAt = new Date(session.startsAt.getTime() - 72 * 3_600_000)
  const person = await addPerson(db, { userId: 'taeho82', name: NAME, phone: PHONE })
  const { enrolments } = await bookSeat(db, person, session, { bookedAt })
  for (const { inPersonEnrolmentNo } of enrolments)
    await db.outbox.create({ data: { kind: issueEnrolmentSlip.kind, payload: { inPersonEnrolmentNo } } })
})

async function handInCameIn(link: string, payload: string): Promise<Date> {
  const cameAt = new Date(session.startsAt.getTime() - 10 * 60_000)
  const { entity } = await contractClient(journey.environment.url).call(recordCheckInScans, {
    code: new URL(link).hash.slice(1),
    deviceNo: crypto.randomUUID(),
    scans: [
      {
        scanNo: crypto.randomUUID(),
        applicationNo: parseSlip(payload)?.facts.applicationNo ?? 0,
        direction: 'in',
        method: 'qr',
        payload,
        scannedAt: cameAt.toISOString(),
      },
    ],
  })
  expect(entity.results.map(({ outcome }) => outcome)).toEqual(['taken'])
  return cameAt
}

/** Uses another phone of the same check-in. The person is marked by name, because the slip is already packed. */
async function markLeft(checkIn: Page, link: string, cameAt: Date): Promise<void> {
  await openCheckIn(checkIn, link)
  await checkIn
    .getByRole('region', { name: '명단' })
    .getByText(`입실 ${seoulTime(cameAt)}`)
    .waitFor()
  expect(await markByHand(checkIn, NAME, '퇴실')).toContain(NAME)
  await waitForUnsent(checkIn, 0)
}

it('prints the certificate after both marks at the address of the text message', async () => {
  const phone = await journey.phone()
  await logIn(phone, 'taeho82', '/edu/offline/done')
  const slipOpening = phone.context().waitForEvent('page')
  await phone.getByRole('link', { name: /수강증 출력/ }).click()
  const slip = await slipOpening
  const payload = await readShownQr(slip.getByAltText('출입구에서 보여주실 QR'))
  await slip.close()

  const link = await makeCheckInLink(journey.environment, session.sessionNo)
  const cameAt = await handInCameIn(link, payload)
  await markLeft(await journey.phone(), link, cameAt)

  await awaitMessageByDay(journey.environment, PHONE, 'certificateIssued', '/edu/completed')
  await phone.goto('/edu/completed')
  const opening = phone.context().waitForEvent('page')
  await phone.getByRole('link', { name: /수료증 출력/ }).click()
  const paper = await opening
  const { text } = await savePdf(paper)
  const { certificateNumber, verificationNumber } =
    await journey.environment.db.certificate.findFirstOrThrow()
  expect(text).toContain(certificateNumber)
  expect(text.replaceAll(' ', '')).toContain(NAME)
  await expect
    .poll(async () => (await journey.environment.db.inPersonEnrolment.findFirstOrThrow()).printedAt)
    .not.toBeNull()

  const stranger = await journey.admin()
  await stranger.goto(`/verify/${verificationNumber}`)
  await stranger.getByText('우리 협회가 발급한 유효한 수료증입니다.').waitFor()
  const shown = await stranger.getByRole('main').innerText()
  expect(shown).toContain(certificateNumber)
  expect(shown).not.toContain(NAME)
})
