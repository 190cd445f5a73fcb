import { expect, it } from 'vitest'
import { FIRST_ASSOCIATION } from '../../association.ts'
import { type MessageFacts, messageText } from './messages.ts'

const certificates = 'https://edu.example/edu/completed'
const links = { certificates, study: '', history: '', calendar: '', payments: '' }
const linesOf = (facts: MessageFacts) =>
  messageText('김영자', facts, links, FIRST_ASSOCIATION)
    .replace('[외식업 위생교육] 김영자님, ', '')
    .split('\n')

it.each<[MessageFacts, string[]]>([
  [
    { kind: 'certificateReplaced', businessName: '바다 횟집' },
    [
      "'바다 횟집' 수료증을 고쳐 새로 발급했습니다.",
      `앞서 출력하신 수료증은 쓰실 수 없습니다. 새 수료증을 출력해주세요. ${certificates}`,
    ],
  ],
  [
    { kind: 'certificateRevoked', certificateNumber: '2026-02-0000001', reason: 'notTaken' },
    [
      '수료증(제 2026-02-0000001 호)의 효력이 취소되었습니다. 까닭: 본인이 듣지 않음',
      expect.stringMatching(/^궁금하신 점은 고객센터\([\d-]+\)로 전화해주세요\.$/),
    ],
  ],
  [
    {
      kind: 'designationAskedAgain',
      businessName: '바다 횟집',
      sentence: '영업자의 서명이 보이지 않습니다.',
      link: 'https://edu.example/edu/hygiene/list',
    },
    [
      "'바다 횟집' 지정확인서를 다시 올려주세요.",
      '까닭: 영업자의 서명이 보이지 않습니다.',
      '올리시는 곳: https://edu.example/edu/hygiene/list',
    ],
  ],
  [
    {
      kind: 'placeCorrected',
      businessName: '바다 횟집',
      facts: ['업소명', '주소'],
      sentence: '영업신고증과 다름',
      link: 'https://edu.example/edu/online/list',
    },
    [
      "'바다 횟집' 신청의 업소 정보(업소명, 주소)를 바로잡았습니다. 까닭: 영업신고증과 다름",
      '바뀐 내용: https://edu.example/edu/online/list',
      expect.stringMatching(/^사실과 다르면 고객센터\([\d-]+\)로 알려주세요\.$/),
    ],
  ],
  [
    {
      kind: 'placeAskedAgain',
      businessName: '바다 횟집',
      sentence: '등록된 업소가 없습니다.',
      link: 'https://edu.example/edu/online/list',
    },
    [
      "'바다 횟집' 업소를 확인하지 못했습니다. 까닭: 등록된 업소가 없습니다.",
      '업소 정보를 고치시는 곳: https://edu.example/edu/online/list',
      expect.stringMatching(/결제와 수강 기록은 그대로입니다\.$/),
    ],
  ],
])('notifies the holder of $kind', (facts, lines) => {
  expect(linesOf(facts)).toEqual(lines)
})

it('names the document that the link opens', () => {
  const lines = linesOf({
    kind: 'slipLink',
    link: 'https://edu.example.org/edu/offline/done/slip?offlineEduNo=7',
  })
  expect(lines[0]).toBe('요청하신 수강증 주소를 보내드립니다.')
  expect(lines[1]).toMatch(
    /로그인하시면 .* https:\/\/edu\.example\.org\/edu\/offline\/done\/slip\?offlineEduNo=7$/,
  )
})
