import type { Lecture, Transaction } from '@hygiene/db'
import { addToBanks } from '@hygiene/testing/scenarios/studies'
import { questionBank } from './content/questions/question-bank.ts'
import { survey, type SurveyQuestion } from './content/survey.ts'

/** The bank of the test, each question with its lecture, and the survey of the year. */
export async function seedExam(db: Transaction, year: number, lectures: readonly Lecture[]): Promise<void> {
  const questions = await db.examQuestion.createManyAndReturn({
    data: lectures.flatMap(({ lectureNo, mediaKey, title }) =>
      (questionBank[mediaKey] ?? []).map(({ text, choices, answerIndex, explanation }) => ({
        topic: title,
        text,
        choices: [...choices],
        answer: answerIndex,
        explanation,
        lectureNo,
      })),
    ),
  })
  await addToBanks(db, questions, [year - 1, year])
  await db.survey.create({
    data: {
      year,
      title: `${year}년 식품위생교육 만족도 조사`,
      questions: {
        create: survey.questions.map((question, index) => ({
          position: index + 1,
          kind: question.kind === 'text' ? ('text' as const) : ('choice' as const),
          text: question.text,
          choices: choicesOf(question),
          isScale: question.kind === 'scale',
          isRequired: question.isRequired,
        })),
      },
    },
  })
}

/** A scale is five choices, named at both ends. */
function choicesOf(question: SurveyQuestion): string[] {
  if (question.kind === 'text') return []
  if (question.kind === 'choice') return [...question.choices]
  return [question.lowLabel, '그렇지 않다', '보통이다', '그렇다', question.highLabel]
}
