import type { SurveyQuestion } from '@hygiene/db/generated/client'
import { Malformed } from '../../kit/malformed.ts'

interface GivenAnswer {
  questionNo: number
  choice?: number | undefined
  text?: string | undefined
}

type SurveyAnswer = {
  questionNo: number
  choice?: number
  text?: string
}

/** Validates the answers against the questions and the offered choices. Returns null if a required answer is missing. */
export function readAnswers(
  questions: readonly SurveyQuestion[],
  given: readonly GivenAnswer[],
): SurveyAnswer[] | null {
  const byNumber = new Map(given.map((answer) => [answer.questionNo, answer]))
  const asked = new Set(questions.map(({ questionNo }) => questionNo))
  if (byNumber.size < given.length || given.some(({ questionNo }) => !asked.has(questionNo)))
    throw malformed('questionNo')

  const answers: SurveyAnswer[] = []
  for (const question of questions) {
    const answer = readAnswer(question, byNumber.get(question.questionNo))
    if (answer) answers.push(answer)
    else if (question.isRequired) return null
  }
  return answers
}

function readAnswer(question: SurveyQuestion, given?: GivenAnswer): SurveyAnswer | null {
  if (!given) return null
  const { questionNo, choice, text } = given
  if (question.kind === 'text') return text ? { questionNo, text } : null
  if (choice === undefined) return null
  if (choice >= question.choices.length) throw malformed('choice')
  return { questionNo, choice }
}

const malformed = (field: string) => new Malformed({ [field]: '설문에 없는 답입니다.' })
