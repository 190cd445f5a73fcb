import { type PostContent, say, table } from './post-content.ts'

const regions = (...counts: string[]) =>
  table(
    '지역별 수료 인원',
    ['지역', '인원'],
    ...['수도권', '충청', '전라', '경상', '강원·제주'].map((region, place) => [region, counts[place] ?? '']),
  )

export const results: readonly PostContent[] = [
  {
    postNo: 604,
    title: '2026년 3분기 식품위생교육 결과',
    publishedOn: '2026-10-15',
    content: [
      say('7월부터 9월까지 61,284명이 교육을 마쳤습니다. 온라인교육이 54,907명, 집합교육이 6,377명입니다.'),
      regions('29,416명', '7,354명', '7,967명', '13,482명', '3,065명'),
    ],
  },
  {
    postNo: 603,
    title: '2026년 2분기 식품위생교육 결과',
    publishedOn: '2026-07-15',
    content: [
      say('4월부터 6월까지 48,930명이 교육을 마쳤습니다. 만족도는 5점 만점에 4.4점입니다.'),
      regions('23,486명', '5,872명', '6,361명', '10,765명', '2,446명'),
    ],
  },
  {
    postNo: 602,
    title: '2026년 1분기 식품위생교육 결과',
    publishedOn: '2026-04-15',
    content: [
      say('1월부터 3월까지 33,512명이 교육을 마쳤습니다.'),
      regions('16,086명', '4,021명', '4,357명', '7,373명', '1,675명'),
    ],
  },
  {
    postNo: 601,
    title: '2025년 식품위생교육 결과',
    publishedOn: '2026-01-20',
    content: [
      say('2025년에는 214,706명이 교육을 마쳤습니다. 온라인교육을 이용한 분이 열에 아홉이었습니다.'),
      regions('103,059명', '25,765명', '27,912명', '47,235명', '10,735명'),
    ],
  },
]
