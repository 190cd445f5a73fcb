import { addLicence, addPerson, bookSeat } from '@hygiene/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { proveOneself, type Somebody, writeNewPassword } from '../steps/account.ts'
import { agreeToPay, findLicence, goToApplicant, goToConfirmation } from '../steps/apply.ts'
import { goToSessions } from '../steps/apply-in-person.ts'
import { countEffort, type Effort } from '../steps/effort.ts'
import { answerSurvey, passTest, proveIdentity } from '../steps/examine.ts'
import { payInThisTab, seeResult } from '../steps/pay.ts'
import { answerPrompt, press } from '../steps/prompts.ts'
import { finishLastLecture } from '../steps/study.ts'
import { PHONE } from '../environment/browser.ts'
import { openVenue, addOpeningCourses, type Venue } from '../environment/venues.ts'
import type { Environment } from '../environment/open-environment.ts'
import { logIn } from '../steps/log-in.ts'
import { addYearlyCourse, SAMPLE } from '../environment/people.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const ONLINE = { taps: 65, fields: 8 }
const IN_PERSON = { taps: 12, fields: 0 }
/**
 * Adds two checks of at most two presses each: a course of three hours has them, with lectures that end every 36 minutes. The
 * sample is shorter.
 */
const CHECKS_OF_A_COURSE = 4
const QUESTIONS = { test: 20, survey: 5 }

const BOKHI: Somebody = { name: '최복희', birth: '19610515', phone: '01077770001' }
const PLACE = { businessName: '복희네 밥상', licenceNo: '20190012345', representative: BOKHI.name }

let venue: Venue
const journey = useEnvironment(async ({ db }) => {
  await addYearlyCourse(db, [SAMPLE])
  // Changes a published version, which only this test may do.
  await db.$executeRaw`ALTER TABLE "Course" DISABLE TRIGGER "Course_append_only"`
  await db.course.updateMany({ data: { questionCount: QUESTIONS.test } })
  await db.$executeRaw`ALTER TABLE "Course" ENABLE TRIGGER "Course_append_only"`
  await addSurveyQuestions(db)
  const { representative: representativeName, ...place } = PLACE
  await addLicence(db, { ...place, representativeName })
  await addOpeningCourses(db)
  venue = await openVenue(db, '수원 외식업 교육장', { daysAhead: 12 })
  const returning = await addPerson(db, { userId: 'sangcheol57' })
  await bookSeat(db, returning, venue, { seat: 'released' })
})

async function addSurveyQuestions(db: Environment['db']): Promise<void> {
  const survey = await db.survey.findFirstOrThrow({ include: { questions: true } })
  const [like] = survey.questions
  if (!like) throw new Error('the survey asks nothing')
  const { surveyNo, kind, choices } = like
  await db.surveyQuestion.createMany({
    data: [4, 5, 6].map((position) => ({
      surveyNo,
      kind,
      choices,
      position,
      text: `교육 운영에 만족한다 ${position}`,
    })),
  })
}

const sumOf = (table: readonly Effort[]): Effort => table.at(-1) ?? { part: '', taps: 0, fields: 0 }

function print(title: string, table: readonly Effort[]): void {
  process.stdout.write(
    `${title}\n${table.map(({ part, taps, fields }) => `  ${part}: ${taps} taps, ${fields} fields`).join('\n')}\n`,
  )
}

async function join(home: Page): Promise<Page> {
  await home.goto('/main')
  await home.getByRole('region', { name: '기존 영업자' }).getByRole('link', { name: '일반음식점' }).click()
  await answerPrompt(home, '로그인이 필요한 서비스입니다.')
  await home.waitForURL((url) => url.pathname === '/sign/in')
  const opening = home.waitForEvent('popup')
  await home.getByRole('link', { name: '회원가입 (새 창)' }).click()
  const page = await opening
  for (const name of ['이용약관에 동의합니다', '개인정보 수집·이용에 동의합니다'])
    await page.getByRole('checkbox', { name }).check()
  await press(page, '다음: 본인확인')
  await proveOneself(page, 'phone', BOKHI)
  await press(page, '다음: 아이디·비밀번호')
  await page.getByLabel('아이디', { exact: true }).fill('bokhi61')
  await writeNewPassword(page, '비밀번호', 'Dolsot!75')
  await press(page, '가입하기')
  await page.getByText('가입을 마쳤습니다. 최복희 님, 환영합니다.').waitFor()
  await page.waitForURL((url) => url.pathname === '/edu/online/apply')
  await home.goto(page.url())
  return home
}

it('a newcomer joins, applies, pays, studies and gets the certificate within the tap limit', async () => {
  const device = await journey.device(PHONE)
  const effort = await countEffort(device)
  effort.begin('가입')
  const page = await join(await device.newPage())
  effort.begin('신청')
  await findLicence(page, PLACE)
  await goToApplicant(page)
  await goToConfirmation(page)
  effort.begin('결제')
  await agreeToPay(page, '카드')
  await payInThisTab(page, '결제하기')
  await seeResult(page, '결제가 끝났습니다')
  effort.begin('수강')
  await page.getByRole('link', { name: '바로 수강하기' }).click()
  await page.getByRole('link', { name: /1강 듣기/ }).click()
  await finishLastLecture(page)
  effort.begin('설문')
  await page.waitForURL((url) => url.pathname === '/edu/study/survey')
  await answerSurvey(page)
  effort.begin('본인확인')
  await proveIdentity(page, 'phone')
  effort.begin('평가')
  await passTest(page, journey.environment.db)
  effort.begin('수료증')
  await page.getByRole('link', { name: '수료증 보러 가기' }).click()
  await page
    .getByRole('heading', { name: /수료증/ })
    .first()
    .waitFor()

  const table = effort.table()
  print('Online, on a phone, from nothing to the certificate', table)
  expect(sumOf(table).taps + CHECKS_OF_A_COURSE).toBeLessThanOrEqual(ONLINE.taps)
  expect(sumOf(table).fields).toBeLessThanOrEqual(ONLINE.fields)
})

it('a returning owner books a seat and pays within the tap limit without typing', async () => {
  const device = await journey.device(PHONE)
  const effort = await countEffort(device)
  const page = await device.newPage()
  await logIn(page, 'sangcheol57')
  effort.begin('집합교육')
  await page.getByRole('region', { name: '신규 영업자' }).getByRole('link', { name: '일반음식점' }).click()
  await press(page, '이 영업장으로 신청하기')
  await goToSessions(page)
  await page
    .getByRole('group', { name: '가장 빠른 빈자리' })
    .getByRole('radio', { name: venue.location })
    .check()
  await press(page, '다음: 신청자 정보')
  await goToConfirmation(page)
  await agreeToPay(page, '카드')
  await payInThisTab(page, '결제하기')
  await seeResult(page, '결제가 끝났습니다')

  const table = effort.table()
  print('In person, on a phone, from the home screen of a returning owner to the paid seat', table)
  expect(sumOf(table).taps).toBeLessThanOrEqual(IN_PERSON.taps)
  expect(sumOf(table).fields).toBe(IN_PERSON.fields)
})
