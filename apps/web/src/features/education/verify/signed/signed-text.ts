import { formatSeoulDateTime, formatSeoulLongDate, type SeoulDay } from '@hygiene/domain/time/seoul-day'
import { salesTypeLabel } from '@hygiene/domain/text'
import type { SignedFacts } from '@hygiene/domain/education/certificate/signed/signed-facts'
import type { SignedVerdict } from '@hygiene/domain/education/certificate/signed/judge-signed'
import { withdrawnSentence } from '@hygiene/domain/education/certificate/certificate-change'
import type { FindingTone } from '../finding.ts'

export type SignedText = { tone: FindingTone; title: string; sentence: string; checks: readonly Check[] }
export type Check = { is: 'met' | 'open' | 'broken'; title: string; sentence: string }

const SIGNED: Check = {
  is: 'met',
  title: '협회 서명이 맞습니다',
  sentence: '이 휴대전화에서 바로 확인했습니다.',
}
const UNTRUSTED: Check = {
  is: 'broken',
  title: '협회 서명이 맞지 않습니다',
  sentence: '글자 하나만 바뀌어도 맞지 않습니다.',
}
const BLURRED: Check = {
  is: 'open',
  title: 'QR이 흐려도 생길 수 있습니다',
  sentence: '화면을 밝게 하고 다시 찍어주세요.',
}
const GENUINE_ONCE: Check = { ...SIGNED, sentence: '발급할 때는 진본이었습니다.' }

/** Explains the verdict to an officer. `listMadeAt` is null if no list is kept; `withdrawnOn` is null if no day is known. */
export function signedText(
  verdict: SignedVerdict,
  listMadeAt: Date | null,
  withdrawnOn: SeoulDay | null,
): SignedText {
  const list = listMadeAt && formatSeoulDateTime(listMadeAt)
  switch (verdict) {
    case 'valid':
      return {
        tone: 'done',
        title: '진본이며 유효합니다',
        sentence: `${list} 목록 기준`,
        checks: [
          SIGNED,
          { is: 'met', title: '취소 목록에 없습니다', sentence: `${list}에 만든 목록입니다.` },
        ],
      }
    case 'uncertain':
      return {
        tone: 'warn',
        title: '진본입니다. 취소 여부는 아직 모릅니다',
        sentence: '인터넷에 연결되면 자동으로 확인합니다.',
        checks: [
          SIGNED,
          {
            is: 'open',
            title: '취소 여부를 확인하지 못했습니다',
            sentence: list ? `받아둔 목록(${list})이 오래되었습니다.` : '받아둔 목록이 없습니다.',
          },
        ],
      }
    case 'revoked':
      return {
        tone: 'error',
        title: '취소된 수료증입니다',
        sentence:
          withdrawnOn === null
            ? '발급이 취소되어 효력이 없습니다.'
            : `${withdrawnSentence('revoked', withdrawnOn)}.`,
        checks: [
          GENUINE_ONCE,
          { is: 'broken', title: '효력이 없습니다', sentence: `${list}에 만든 취소 목록에 있습니다.` },
        ],
      }
    case 'superseded':
      return {
        tone: 'warn',
        title: '새 수료증으로 바뀌었습니다',
        sentence:
          withdrawnOn === null
            ? '내용을 고친 새 수료증이 발급되어 더 이상 쓰이지 않습니다.'
            : `${withdrawnSentence('superseded', withdrawnOn)}.`,
        checks: [
          GENUINE_ONCE,
          {
            is: 'open',
            title: '새 수료증을 보여달라고 해주세요',
            sentence: `${list}에 만든 목록 기준입니다.`,
          },
        ],
      }
    case 'altered':
      return {
        tone: 'error',
        title: '믿을 수 없는 수료증입니다',
        sentence: '내용이 발급한 것과 다릅니다.',
        checks: [UNTRUSTED, BLURRED],
      }
    case 'unknownKey':
      return {
        tone: 'error',
        title: '믿을 수 없는 수료증입니다',
        sentence: '우리 협회가 발급한 것이 아닙니다.',
        checks: [{ ...UNTRUSTED, sentence: '우리 협회의 서명이 아닙니다.' }, BLURRED],
      }
    default:
      return verdict satisfies never
  }
}

export function signedFields(facts: SignedFacts): { term: string; detail: string }[] {
  const { userName, birthYear, businessName, salesType, hours, completedOn, certificateNumber } = facts
  return [
    { term: '성명', detail: `${userName} (${birthYear}년생)` },
    { term: '업소명', detail: businessName },
    { term: '교육', detail: `${certificateNumber.slice(0, 4)}년 ${salesTypeLabel[salesType]} ${hours}시간` },
    { term: '수료일', detail: formatSeoulLongDate(completedOn) },
    { term: '번호', detail: `제 ${certificateNumber} 호` },
  ]
}
