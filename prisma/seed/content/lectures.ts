/** Written by `pnpm lectures` from packages/lectures/src/scripts: edit those, not this. */
export type LectureContent = {
  mediaKey: string
  title: string
  durationSeconds: number
  summary: string
}

/** The yearly refresher in its order: 10,800 s, the three hours of Enforcement Rule Art. 52 (1). */
export const lectures: readonly LectureContent[] = [
  {
    mediaKey: 'food-law',
    title: '식품위생법령과 영업자 준수사항',
    durationSeconds: 2700,
    summary: '식품위생법의 뼈대와 영업자가 해마다, 날마다 지켜야 할 일을 알아봅니다.',
  },
  {
    mediaKey: 'food-poisoning',
    title: '식중독 예방과 발생 시 대처',
    durationSeconds: 2100,
    summary: '식중독을 일으키는 세균과 바이러스의 특징, 예방 수칙과 발생했을 때 할 일을 알아봅니다.',
  },
  {
    mediaKey: 'personal-hygiene',
    title: '개인위생과 올바른 손 씻기',
    durationSeconds: 2100,
    summary: '손 씻기와 복장, 건강 상태 확인까지 조리하는 사람의 위생을 알아봅니다.',
  },
  {
    mediaKey: 'storage-temperature',
    title: '식재료 보관과 온도 관리',
    durationSeconds: 2100,
    summary: '검수에서 보관, 해동, 조리, 보온과 냉각까지 온도와 시간을 관리하는 방법을 알아봅니다.',
  },
  {
    mediaKey: 'kitchen-labelling',
    title: '조리장 위생과 알레르기·원산지 표시',
    durationSeconds: 1800,
    summary: '조리장의 청소와 소독, 교차오염 방지, 손님에게 바르게 알리는 방법을 알아봅니다.',
  },
]
