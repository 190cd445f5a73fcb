import { addQuestion } from '@hygiene/contracts/education/question-bank/staff/add-question'
import { copyBank } from '@hygiene/contracts/education/question-bank/staff/copy-bank'
import { restoreQuestion } from '@hygiene/contracts/education/question-bank/staff/restore-question'
import { retireQuestion } from '@hygiene/contracts/education/question-bank/staff/retire-question'
import { lockCourse, lockQuestion } from '@hygiene/db/locks'
import { addCourse, addExamQuestions, interleave, type TaughtCourse } from '@hygiene/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BANK_2026, BANK_2027, openQuestionAdmin } from '../../../testing/question-admin.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let admin: Awaited<ReturnType<typeof openQuestionAdmin>>
let course: TaughtCourse

beforeAll(async () => {
  api = await startTestApi()
  admin = await openQuestionAdmin(api)
  course = await addCourse(api.database.db, { questionCount: 5 })
  await addCourse(api.database.db, { year: 2027, questionCount: 5 })
  await addExamQuestions(api.database.db, 8)
})
afterAll(() => api.stop())

const db = () => api.database.db
const inBank = async () =>
  (
    await db().bankQuestion.findMany({
      where: BANK_2026,
      include: { question: true },
      orderBy: { questionNo: 'asc' },
    })
  ).map(({ question }) => question)

const edit = fc.record({
  action: fc.constantFrom('change', 'retire', 'restore', 'add', 'copy'),
  place: fc.nat(30),
  answer: fc.nat(1),
  word: fc.stringMatching(/^[a-z]{8}$/),
})

async function perform({
  action,
  place,
  answer,
  word,
}: {
  action: string
  place: number
  answer: number
  word: string
}) {
  const all = await inBank()
  const { questionNo } = all[place % all.length]!
  const { lastEdition } = await admin.bodyOf(questionNo)
  const seen = { questionNo, lastEdition, reason: '사유' }
  const body = {
    topic: '주제',
    text: word,
    choices: [`옳음 ${word}`, `그름 ${word}`],
    answer,
    explanation: '',
    lectureNo: null,
  }
  if (action === 'change') return admin.change(questionNo, body)
  if (action === 'retire') return admin.maker.call(retireQuestion, seen)
  if (action === 'restore') return admin.maker.call(restoreQuestion, seen)
  if (action === 'add') return admin.maker.call(addQuestion, { ...body, banks: [BANK_2026] })
  return admin.maker.call(copyBank, { from: BANK_2027, to: BANK_2026 })
}

describe('running papers', () => {
  it('keeps questions, choices and right answers of running papers under every edit', async () => {
    const known: {
      learner: Awaited<ReturnType<typeof admin.learner>>
      paper: Awaited<ReturnType<typeof admin.open>>
      right: Map<number, string>
    }[] = []
    async function begin() {
      const learner = await admin.learner(course)
      const paper = await admin.open(learner)
      const rows = await db().examQuestion.findMany({
        where: { questionNo: { in: paper.questions.map(({ questionNo }) => questionNo) } },
      })
      known.push({
        learner,
        paper,
        right: new Map(rows.map((row) => [row.questionNo, row.choices[row.answer] ?? ''])),
      })
    }
    await begin()
    await fc.assert(
      fc.asyncProperty(edit, async (wanted) => {
        await perform(wanted)
        if (known.length < 6) await begin()
        for (const { learner, paper } of known) expect(await admin.open(learner)).toEqual(paper)
        expect((await inBank()).filter(({ isUsed }) => isUsed).length).toBeGreaterThanOrEqual(5)
      }),
      { numRuns: 30, endOnFailure: true },
    )
    for (const { learner, paper, right } of known) {
      const result = await admin.handIn(learner, paper, (questionNo) => right.get(questionNo) ?? '')
      expect(result).toMatchObject({ score: 100, passed: true })
    }
  }, 60_000)

  it.each([
    ['its words', `UPDATE "ExamQuestion" SET "text" = 'x' WHERE "questionNo" = $1`],
    ['its right choice', `UPDATE "ExamQuestion" SET "answer" = 1 - "answer" WHERE "questionNo" = $1`],
    ['its choices', `UPDATE "ExamQuestion" SET "choices" = '{}' WHERE "questionNo" = $1`],
    ['that it was drawn', `UPDATE "ExamQuestion" SET "drawnAt" = NULL WHERE "questionNo" = $1`],
    ['the version itself', `DELETE FROM "ExamQuestion" WHERE "questionNo" = $1`],
  ])('refuses in the database to change the version of a running paper: %s', async (_what, statement) => {
    const { questionNo } = await db().examQuestion.findFirstOrThrow({ where: { drawnAt: { not: null } } })
    await expect(db().$executeRawUnsafe(statement, questionNo)).rejects.toThrow(/does not change|foreign key/)
  })
})

describe('concurrent changes of questions', () => {
  it('retires one of two questions when the bank can spare only one', async () => {
    const inUse = (await inBank()).filter(({ isUsed }) => isUsed)
    for (const { questionNo } of inUse.slice(6)) {
      const { lastEdition } = await admin.bodyOf(questionNo)
      await admin.maker.call(retireQuestion, { questionNo, lastEdition, reason: '사유' })
    }
    const [one, other] = inUse.slice(0, 2)
    const seen = await admin.bodyOf(other!.questionNo)
    const second = await interleave(
      api.database,
      async (tx) => {
        await lockCourse(tx, { ...BANK_2026, onlineType: 1 })
        await tx.examQuestion.update({ where: { questionNo: one!.questionNo }, data: { isUsed: false } })
      },
      () =>
        admin.maker.call(retireQuestion, {
          questionNo: other!.questionNo,
          lastEdition: seen.lastEdition,
          reason: '사유',
        }),
    )
    expect(second.refusal).toBe('QUESTION_BANK_SHORT')
    expect((await inBank()).filter(({ isUsed }) => isUsed)).toHaveLength(5)
  })

  it('accepts one of two concurrent changes and refuses the second', async () => {
    const [question] = await inBank()
    const { questionNo, originNo } = question!
    const seen = await admin.bodyOf(questionNo)
    const second = await interleave(
      api.database,
      async (tx) => {
        await lockQuestion(tx, originNo ?? questionNo)
        const { edition, topic, choices, answer } = question!
        await tx.examQuestion.create({
          data: {
            originNo: originNo ?? questionNo,
            edition: Math.max(seen.lastEdition, edition) + 1,
            topic,
            text: '먼저 수정',
            choices,
            answer,
          },
        })
      },
      () => admin.change(questionNo, { text: '나중에 수정' }),
    )
    expect(second.refusal).toBe('QUESTION_CHANGED')
  })

  it('draws the first papers of concurrent learners without a deadlock', async () => {
    const learners = await Promise.all(Array.from({ length: 6 }, () => admin.learner(course)))
    await admin.maker.call(addQuestion, {
      topic: '주제',
      text: '새 문항',
      choices: ['하나', '둘'],
      answer: 0,
      explanation: '',
      lectureNo: null,
      banks: [BANK_2026],
    })
    const papers = await Promise.all(learners.map((learner) => admin.open(learner)))
    expect(papers.every(({ questions }) => questions.length === 5)).toBe(true)
  })
})
