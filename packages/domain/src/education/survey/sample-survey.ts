interface SampleQuestion {
  kind: 'choice' | 'text'
  text: string
  choices: readonly string[]
  isScale: boolean
  isRequired: boolean
}

const STEPS = ['매우 그렇지 않다', '그렇지 않다', '보통이다', '그렇다', '매우 그렇다']
const scale = (text: string): SampleQuestion => ({
  kind: 'choice',
  text,
  choices: STEPS,
  isScale: true,
  isRequired: true,
})

export const SAMPLE_SURVEY: { title: string; questions: readonly SampleQuestion[] } = {
  title: '식품위생교육 만족도 조사',
  questions: [
    scale('교육 내용이 영업에 도움이 되었다.'),
    scale('강의 설명과 화면을 이해하기 쉬웠다.'),
    scale('교육 시간과 강의 수가 알맞았다.'),
    scale('신청과 결제, 수강 방법이 편리했다.'),
    {
      kind: 'choice',
      text: '앞으로 더 자세히 다루었으면 하는 내용은 무엇입니까?',
      choices: [
        '식품위생법령과 행정처분 사례',
        '식중독 예방과 발생 시 대처',
        '개인위생과 손 씻기',
        '식재료 보관과 온도 관리',
        '조리장 청소·소독과 해충 방지',
        '알레르기·원산지 표시',
      ],
      isScale: false,
      isRequired: true,
    },
    {
      kind: 'text',
      text: '교육에 바라는 점이 있으면 적어주세요.',
      choices: [],
      isScale: false,
      isRequired: false,
    },
  ],
}
