import { issueEnrolmentSlip, recordDoorScans } from '@hygiene/contracts'
import { parseSlip, seoulTime } from '@hygiene/domain'
import { addPerson, addRegions, bookSeat, contractClient } from '@hygiene/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { savePdf } from './steps/documents.ts'
import { lookClosely } from './steps/look-closely.ts'
import { awaitMessage, followLink } from './steps/phone-messages.ts'
import { answerPrompt } from './steps/prompts.ts'
import { readShownQr } from './steps/read-qr.ts'
import { makeDoorCode } from './town/commands.ts'
import { addEndedHall, addOpeningCourses, type EndedSession } from './town/halls.ts'
import { logIn } from './town/people.ts'
import { useTown } from './town/use-town.ts'

const PHONE = '01044440001'
const NAME = '임태호'

let session: EndedSession
const journey = useTown(async ({ db }) => {
  await addRegions(db)
  await addOpeningCourses(db)
  session = await addEndedHall(db, '수원 외식업 교육장')
  const bookedAt = new Date(session.startsAt.getTime() - 72 * 3_600_000)
  const person = await addPerson(db, { userId: 'taeho82', name: NAME, phone: PHONE })
  const { enrolments } = await bookSeat(db, person, session, { bookedAt })
  // As when the seat was paid for.
  for (const { offlineEduNo } of enrolments)
    await db.outbox.create({ data: { kind: issueEnrolmentSlip.kind, payload: { offlineEduNo } } })
})

/** What a phone of the door saw when the person came, handed in only now: it had no network. */
async function handInCameIn(code: string, payload: string): Promise<Date> {
  const cameAt = new Date(session.startsAt.getTime() - 10 * 60_000)
  const { entity } = await contractClient(journey.town.url).call(recordDoorScans, {
    code,
    deviceNo: crypto.randomUUID(),
    scans: [
      {
        scanNo: crypto.randomUUID(),
        applyEduNo: parseSlip(payload)?.facts.applyEduNo ?? 0,
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

/** Another phone of the same door; the slip is in a bag already. */
async function markLeft(door: Page, code: string, cameAt: Date): Promise<void> {
  await door.goto(`/door#${code}`)
  await door
    .getByRole('region', { name: '명단' })
    .getByText(`입실 ${seoulTime(cameAt)}`)
    .waitFor()
  expect(new URL(door.url()).hash).toBe('')
  expect(await lookClosely(door)).toEqual([])
  await door.getByText('퇴실', { exact: true }).click()
  await door.getByRole('button', { name: '이름으로 찾기' }).click()
  const search = door.getByRole('dialog', { name: '이름으로 찾기 (퇴실)' })
  await search.getByLabel('이름 또는 휴대전화 끝 4자리').fill(PHONE.slice(-4))
  await search.getByRole('button', { name: NAME }).click()
  await answerPrompt(door, '퇴실로 기록하시겠습니까?', '퇴실 기록')
  await door.getByRole('status').getByText('모두 보냈습니다.').waitFor()
}

it('whoever was seen coming and going has the certificate by text message the same day, and prints it', async () => {
  const phone = await journey.phone()
  await logIn(phone, 'taeho82', '/edu/offline/done')
  const slipOpening = phone.context().waitForEvent('page')
  await phone.getByRole('link', { name: /수강증 출력/ }).click()
  const slip = await slipOpening
  const payload = await readShownQr(slip.getByAltText('출입구에서 보여주실 QR'))
  await slip.close()

  const code = await makeDoorCode(journey.town, session.offlineEducationNo)
  const cameAt = await handInCameIn(code, payload)
  await markLeft(await journey.phone(), code, cameAt)

  await awaitMessage(journey.town, PHONE, '집합교육을 수료하셨습니다.')
  await followLink(phone, journey.town, PHONE)
  const opening = phone.context().waitForEvent('page')
  await phone.getByRole('link', { name: /수료증 출력/ }).click()
  const paper = await opening
  const { text } = await savePdf(paper)
  const { certificateNumber, verificationNumber } = await journey.town.db.certificate.findFirstOrThrow()
  expect(text).toContain(certificateNumber)
  expect(text.replaceAll(' ', '')).toContain(NAME)
  await expect
    .poll(async () => (await journey.town.db.offlineEnrolment.findFirstOrThrow()).printedAt)
    .not.toBeNull()

  const stranger = await journey.desk()
  await stranger.goto(`/verify/${verificationNumber}`)
  await stranger.getByText('우리 협회가 발급한 유효한 수료증입니다.').waitFor()
  const shown = await stranger.getByRole('main').innerText()
  expect(shown).toContain(certificateNumber)
  expect(shown).not.toContain(NAME)
})
