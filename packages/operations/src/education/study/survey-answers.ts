import type { SurveyQuestion } from '@hygiene/db'

export interface GivenAnswer {
  questionNo: number
  choice?: number | undefined
  text?: string | undefined
}

/** The stored value of an answer: the choice or the text, as the question asks. */
type SurveyAnswer = {
  questionNo: number
  choice?: number
  text?: string
}

export type ReadAnswers =
  | { state: 'complete'; answers: SurveyAnswer[] }
  | { state: 'incomplete' }
  /** No form of ours sends such answers. */
  | { state: 'malformed'; field: string }

/** Holds the answers against the questions: every required one answered, every choice one that was offered. */
export function readAnswers(
  questions: readonly SurveyQuestion[],
  given: readonly GivenAnswer[],
): ReadAnswers {
  const byNumber = new Map(given.map((answer) => [answer.questionNo, answer]))
  if (byNumber.size < given.length) return { state: 'malformed', field: 'questionNo' }
  const asked = new Set(questions.map(({ questionNo }) => questionNo))
  if (given.some(({ questionNo }) => !asked.has(questionNo)))
    return { state: 'malformed', field: 'questionNo' }

  const answers: SurveyAnswer[] = []
  for (const question of questions) {
    const answer = readAnswer(question, byNumber.get(question.questionNo))
    if (answer === 'malformed') return { state: 'malformed', field: 'choice' }
    if (answer) answers.push(answer)
    else if (question.isRequired) return { state: 'incomplete' }
  }
  return { state: 'complete', answers }
}

function readAnswer(question: SurveyQuestion, given?: GivenAnswer): SurveyAnswer | 'malformed' | null {
  if (!given) return null
  const { questionNo, choice, text } = given
  if (question.kind === 'text') return text ? { questionNo, text } : null
  if (choice === undefined) return null
  return choice < question.choices.length ? { questionNo, choice } : 'malformed'
}
