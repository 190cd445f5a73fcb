import type { Transaction } from '@hygiene/db'
import { questionBank } from './content/questions/question-bank.ts'
import { survey, type SurveyQuestion } from './content/survey.ts'

/** The bank of the test and the survey of the year. */
export async function seedExam(db: Transaction, year: number): Promise<void> {
  await db.examQuestion.createMany({
    data: questionBank.map(({ text, choices, answerIndex, explanation }) => ({
      topic: '식품위생',
      text,
      choices: [...choices],
      answer: answerIndex,
      explanation,
    })),
  })
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
