import type { EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'
import type { readSurvey } from '@hygiene/contracts/education/survey/read-survey'
import type { submitSurvey } from '@hygiene/contracts/education/survey/submit-survey'

export type Survey = EntityOf<typeof readSurvey>
export type SurveyQuestion = Survey['questions'][number]

/** Maps the question number to the index of the choice or to the text. */
export type SurveyDraft = Readonly<Record<number, number | string>>
export type SurveyErrors = Readonly<Record<number, string>>

export function surveyErrors(questions: readonly SurveyQuestion[], draft: SurveyDraft): SurveyErrors {
  const missing = questions.filter(({ questionNo, isRequired }) => isRequired && isEmpty(draft[questionNo]))
  return Object.fromEntries(
    missing.map(({ questionNo, kind }) => [
      questionNo,
      kind === 'choice' ? '하나를 골라주세요.' : '내용을 입력해주세요.',
    ]),
  )
}

type SurveyResult = SentTo<typeof submitSurvey>['surveyResultBean']

export function surveyResult(survey: Survey, draft: SurveyDraft): SurveyResult {
  const answers: SurveyResult['answers'] = []
  for (const { questionNo } of survey.questions) {
    const answer = draft[questionNo]
    if (typeof answer === 'number') answers.push({ questionNo, choice: answer })
    else if (!isEmpty(answer)) answers.push({ questionNo, text: answer?.trim() })
  }
  return { surveyNo: survey.surveyNo, answers }
}

function isEmpty(answer: number | string | undefined): boolean {
  return answer === undefined || (typeof answer === 'string' && answer.trim() === '')
}
