import { describe, expect, it } from 'vitest'
import { type Survey, surveyErrors, surveyResult } from './survey-answers.ts'

const survey: Survey = {
  surveyNo: 7,
  title: '교육 만족도',
  isDone: false,
  questions: [
    { questionNo: 1, kind: 'choice', text: '만족하셨습니까?', choices: ['예', '아니요'], isRequired: true },
    { questionNo: 2, kind: 'text', text: '바라시는 점', choices: [], isRequired: false },
    { questionNo: 3, kind: 'text', text: '업소 이름', choices: [], isRequired: true },
  ],
}

describe('survey answers', () => {
  it('marks only the missing answers, each at its question', () => {
    expect(surveyErrors(survey.questions, { 3: '  ' })).toEqual({
      1: '하나를 골라주세요.',
      3: '내용을 입력해주세요.',
    })
    expect(surveyErrors(survey.questions, { 1: 0, 3: '우리식당' })).toEqual({})
  })

  it('sends choices by their index and texts without surrounding blanks', () => {
    expect(surveyResult(survey, { 1: 0, 2: ' ', 3: ' 우리식당 ' })).toEqual({
      surveyNo: 7,
      answers: [
        { questionNo: 1, choice: 0 },
        { questionNo: 3, text: '우리식당' },
      ],
    })
  })
})
