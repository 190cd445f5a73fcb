export type SurveyQuestion =
  | { kind: 'scale'; text: string; isRequired: true; lowLabel: string; highLabel: string; steps: 5 }
  | { kind: 'choice'; text: string; isRequired: true; choices: readonly string[] }
  | { kind: 'text'; text: string; isRequired: false; maxLength: number }

export type SurveyContent = {
  title: string
  introduction: string
  questions: readonly SurveyQuestion[]
}

function scale(text: string): SurveyQuestion {
  return {
    kind: 'scale',
    text,
    isRequired: true,
    lowLabel: '매우 그렇지 않다',
    highLabel: '매우 그렇다',
    steps: 5,
  }
}

export const survey: SurveyContent = {
  title: '2026년 식품위생교육 만족도 조사',
  introduction: '더 나은 교육을 만들기 위한 조사입니다. 답변은 통계로만 쓰이며 평가 점수와 관계가 없습니다.',
  questions: [
    scale('교육 내용이 영업에 도움이 되었다.'),
    scale('강의 설명과 화면을 이해하기 쉬웠다.'),
    scale('교육 시간과 강의 수가 알맞았다.'),
    scale('신청과 결제, 수강 방법이 편리했다.'),
    {
      kind: 'choice',
      text: '앞으로 더 자세히 다루었으면 하는 내용은 무엇입니까?',
      isRequired: true,
      choices: [
        '식품위생법령과 행정처분 사례',
        '식중독 예방과 발생 시 대처',
        '개인위생과 손 씻기',
        '식재료 보관과 온도 관리',
        '조리장 청소·소독과 해충 방지',
        '알레르기·원산지 표시',
      ],
    },
    {
      kind: 'text',
      text: '교육에 바라는 점이 있으면 적어주세요.',
      isRequired: false,
      maxLength: 500,
    },
  ],
}
