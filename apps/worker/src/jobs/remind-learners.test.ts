import type { EnrolmentStatus } from '@hygiene/db/generated/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Learner, startTextWorker, type TextWorker } from '../testing/start-text-worker.ts'
import { remind } from './remind-learners.ts'

const STUDY = 'edu.example.or.kr/m'
const FIRST_DONE = [2700]
const APPLIED = new Date('2026-11-20T01:00:00Z')

let scenario: TextWorker
beforeAll(async () => {
  scenario = await startTextWorker()
})
beforeEach(async () => {
  await scenario.database.db.message.deleteMany()
  await scenario.database.db.outbox.deleteMany()
})
afterAll(() => scenario.stop())

const learner = (status: EnrolmentStatus = 'studying', watchedSeconds = FIRST_DONE): Promise<Learner> =>
  scenario.learner({ status, watchedSeconds, appliedAt: APPLIED })

async function remindAt(at: string): Promise<void> {
  scenario.clock.set(at)
  await remind(scenario.deps)
}

async function watch({ enrolment: { enrolmentNo } }: Learner, at: string): Promise<void> {
  await scenario.database.db.lectureProgress.updateMany({
    where: { enrolmentNo },
    data: { lastProgressAt: new Date(at) },
  })
}

async function end({ enrolment: { enrolmentNo } }: Learner, status: EnrolmentStatus): Promise<void> {
  const completedAt = status === 'completed' ? scenario.clock.now() : null
  await scenario.database.db.onlineEnrolment.update({ where: { enrolmentNo }, data: { status, completedAt } })
}

describe('reminders by day', () => {
  it.each([
    ['2026-12-01T08:00:00+09:00', 'studying', `30일 남았습니다. 들으실 강의 1개, 35분. ${STUDY}`],
    ['2026-12-01T08:00:00+09:00', 'surveyed', `30일 남았습니다. 평가만 하시면 됩니다. ${STUDY}`],
    ['2026-12-24T08:00:00+09:00', 'paid', `7일 남았습니다. 12/31 18시에 마감합니다. 이어 듣기 ${STUDY}`],
    ['2026-12-30T08:00:00+09:00', 'studying', `내일 18시 마감. 늦어도 16:40에 시작해주세요. ${STUDY}`],
    ['2026-12-30T20:59:59+09:00', 'studied', `내일 18시 마감. 늦어도 17:20에 시작해주세요. ${STUDY}`],
  ] as const)('sends at %s to a learner who is %s one text', async (at, status, text) => {
    const { person } = await learner(status)
    await remindAt(at)
    await remindAt(at)
    expect(await scenario.texts(person)).toEqual([`[위생교육] ${text}`])
    await remindAt(at)
    expect(await scenario.texts(person)).toHaveLength(1)
  })

  it.each([
    '2026-12-01T07:59:59+09:00',
    '2026-12-01T21:00:00+09:00',
    '2026-12-25T10:00:00+09:00',
    '2026-12-31T10:00:00+09:00',
    '2027-01-01T10:00:00+09:00',
  ])('sends nothing at %s', async (at) => {
    const { person } = await learner()
    await remindAt(at)
    expect(await scenario.kinds(person)).toEqual([])
  })

  it('sends nothing to the unpaid, ended, withdrawn or dormant, or who paid that day', async () => {
    const { db } = scenario.database
    const ended = ['applied', 'completed', 'cancelled', 'refunded', 'expired'] as const
    const others = await Promise.all(ended.map((status) => learner(status)))
    for (const left of ['withdrawnAt', 'dormantAt']) {
      const other = await learner()
      await db.member.update({ where: { memberNo: other.person.memberNo }, data: { [left]: APPLIED } })
      others.push(other)
    }
    const appliedAt = new Date('2026-12-01T00:00:00+09:00')
    others.push(await scenario.learner({ status: 'paid', appliedAt }))
    await remindAt('2026-12-01T10:00:00+09:00')
    for (const { person } of others) expect(await scenario.kinds(person)).toEqual([])
  })

  it('sends a person with several courses one reminder for each', async () => {
    const first = await learner()
    const second = await learner()
    const { memberNo } = first.person
    const { enrolmentNo } = second.enrolment
    await scenario.database.db.onlineEnrolment.update({ where: { enrolmentNo }, data: { memberNo } })
    await remindAt('2026-12-24T10:00:00+09:00')
    expect(await scenario.kinds(first.person)).toEqual(['daysLeft7', 'daysLeft7'])
  })

  it('sends each learner one text with concurrent workers', async () => {
    const learners = await Promise.all(Array.from({ length: 12 }, () => learner()))
    scenario.clock.set('2026-12-24T10:00:00+09:00')
    await Promise.all([1, 2, 3, 4].map(() => remind(scenario.deps)))
    for (const { person } of learners) expect(await scenario.kinds(person)).toEqual(['daysLeft7'])
  })
})

describe('a quiet learner', () => {
  it('reminds a quiet learner once, a week after the last progress record, of the next step', async () => {
    const one = await learner()
    await watch(one, '2026-11-21T10:00:00+09:00')
    await remindAt('2026-11-28T09:59:59+09:00')
    expect(await scenario.kinds(one.person)).toEqual([])
    await remindAt('2026-11-28T10:00:00+09:00')
    expect(await scenario.texts(one.person)).toEqual([
      `[위생교육] 2강 들으실 차례입니다. 35분 남았습니다. ${STUDY}`,
    ])
    await remindAt('2026-12-10T10:00:00+09:00')
    expect(await scenario.kinds(one.person)).toEqual(['quietForWeek'])
  })

  it('counts the quiet week from the payment, or from the end of the lectures', async () => {
    const paid = await learner('paid', [])
    const studied = await learner('studied')
    await remindAt('2026-11-29T10:00:00+09:00')
    expect(await scenario.texts(paid.person)).toEqual([
      `[위생교육] 1강 들으실 차례입니다. 1시간 20분 남았습니다. ${STUDY}`,
    ])
    expect(await scenario.texts(studied.person)).toEqual([
      `[위생교육] 강의를 다 들으셨습니다. 설문과 평가가 남았습니다. ${STUDY}`,
    ])
  })

  it('does not treat a learner who failed the test yesterday as quiet', async () => {
    const one = await learner('surveyed')
    await scenario.database.db.examAttempt.create({
      data: {
        enrolmentNo: one.enrolment.enrolmentNo,
        round: 1,
        draw: [],
        startedAt: new Date('2026-11-28T10:00:00+09:00'),
      },
    })
    await remindAt('2026-11-29T10:00:00+09:00')
    expect(await scenario.kinds(one.person)).toEqual([])
  })
})

describe('a delayed reminder', () => {
  it('drops a delayed reminder once the learner watches again', async () => {
    const one = await learner()
    await remindAt('2026-11-29T20:59:00+09:00')
    await watch(one, '2026-11-29T22:00:00+09:00')
    scenario.clock.set('2026-11-30T08:00:00+09:00')
    expect(await scenario.texts(one.person)).toEqual([])
  })

  it.each(['completed', 'refunded', 'expired'] as const)(
    'drops a delayed reminder once the course is %s',
    async (status) => {
      const one = await learner()
      await remindAt('2026-12-24T20:59:00+09:00')
      await end(one, status)
      expect(await scenario.texts(one.person)).toEqual([])
    },
  )

  it('drops a delayed reminder on the next day, when its count would be wrong', async () => {
    const one = await learner()
    await remindAt('2026-12-30T20:59:00+09:00')
    scenario.clock.set('2026-12-31T08:00:00+09:00')
    expect(await scenario.texts(one.person)).toEqual([])
    expect(await scenario.kinds(one.person)).toEqual(['daysLeft1'])
  })
})
