import { expect, it } from 'vitest'
import { FIRST_ASSOCIATION } from '../association.ts'
import { type CertificateMessageFacts, certificateMessageLines } from './certificate-message-words.ts'

const certificates = 'https://edu.example/edu/completed'

it.each<[CertificateMessageFacts, string[]]>([
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
])('tells the holder of $kind', (facts, lines) => {
  expect(certificateMessageLines(facts, { certificates }, FIRST_ASSOCIATION)).toEqual(lines)
})
