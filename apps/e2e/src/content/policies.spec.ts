import { addEnrolment, addPerson } from '@hygiene/testing'
import { expect, it } from 'vitest'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { pressOn } from '../steps/prompts.ts'
import { logIn } from '../steps/log-in.ts'
import { addYearlyCourse, SAMPLE } from '../environment/people.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const DAY_MS = 86_400_000
const dayFrom = (days: number) => new Date(new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10))
const BODY = {
  effective: '이 약관은 새로 시행합니다.',
  articles: [{ title: '제1조 (새 조)', paragraphs: ['새로 정합니다.'] }],
}
const SUMMARY = '환불 기한이 하루 늘어납니다.'

const journey = useEnvironment(async ({ db }) => {
  const course = await addYearlyCourse(db, [SAMPLE])
  const member = await addPerson(db, { userId: 'policy1', name: '김영자' })
  await addEnrolment(db, member, course, { status: 'paid', appliedAt: new Date() })
  const said = { summary: SUMMARY, needsConsent: true, body: BODY }
  await db.policyVersion.createMany({
    data: [
      { kind: 'terms', inForceOn: dayFrom(-3), announcedOn: dayFrom(-12), ...said },
      { kind: 'privacy', inForceOn: dayFrom(12), announcedOn: dayFrom(-1), ...said },
    ],
  })
})

it('requires consent to changed terms at the next login and announces a coming policy below', async () => {
  const page = await journey.phone()
  await logIn(page, 'policy1', '/edu/study/list')
  const gate = page.getByRole('alertdialog', { name: '이용약관이 바뀌었습니다.' })
  await gate.getByText(SUMMARY).waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await gate.getByRole('button', { name: '이용약관 전체 보기' }).click()
  const text = page.getByRole('dialog', { name: '이용약관' })
  await text.getByText('제1조 (새 조)').waitFor()
  await text.getByRole('button', { name: '닫기' }).click()
  await page.reload()
  await gate.waitFor()
  await pressOn(gate.getByRole('button', { name: '동의하고 계속하기' }))
  await gate.waitFor({ state: 'detached' })
  const consents = await journey.environment.db.consentRecord.findMany()
  expect(consents.map(({ kind, version }) => ({ kind, version }))).toEqual([
    { kind: 'terms', version: dayFrom(-3).toISOString().slice(0, 10) },
  ])

  await page.goto('/main')
  const strip = page.getByRole('contentinfo').getByText(/부터 개인정보처리방침이 바뀝니다\./)
  await strip.scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: '바뀌는 내용 보기' }).click()
  const policy = page.getByRole('dialog', { name: '개인정보처리방침' })
  await policy.getByText('1. 개인정보를 처리하는 목적').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await policy.getByLabel('시행일').selectOption({ index: 0 })
  await policy.getByText('제1조 (새 조)').waitFor()
})
