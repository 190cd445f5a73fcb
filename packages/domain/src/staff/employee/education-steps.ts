import type { ActionState } from '../../member/next-action/next-action.ts'

const NEXT_SCREEN: Record<ActionState, string> = {
  apply: '교육 신청',
  closed: '신청 기간 안내',
  pay: '결제하기',
  deposit: '입금 계좌 안내',
  begin: '강의 듣기',
  watch: '강의 듣기',
  survey: '설문',
  identity: '평가 전 본인확인',
  exam: '평가',
  completed: '수료증',
  seat: '결제하기',
  offered: '난 자리 받기',
  waiting: '대기 순서',
  come: '수강증',
  presence: '출석 확인 중',
}

export const nextScreenText = (state: ActionState): string => NEXT_SCREEN[state]

export type EducationStep = { label: string; state: 'done' | 'now' | 'next' }

const ONLINE = ['신청', '결제', '수강', '설문', '평가', '수료']
const IN_PERSON = ['신청', '결제', '출석', '수료']

const ONLINE_PLACE: Partial<Record<ActionState, number>> = {
  apply: 0,
  closed: 0,
  pay: 1,
  deposit: 1,
  begin: 2,
  watch: 2,
  survey: 3,
  identity: 4,
  exam: 4,
}
const AT_THE_VENUE: readonly ActionState[] = ['come', 'presence']

export function educationSteps({
  state,
  isInPerson,
}: {
  state: ActionState
  isInPerson: boolean
}): EducationStep[] {
  const labels = isInPerson ? IN_PERSON : ONLINE
  const place = isInPerson ? placeInPerson(state) : (ONLINE_PLACE[state] ?? labels.length)
  return labels.map((label, at) => ({ label, state: at < place ? 'done' : at === place ? 'now' : 'next' }))
}

function placeInPerson(state: ActionState): number {
  if (state === 'completed') return IN_PERSON.length
  return AT_THE_VENUE.includes(state) ? 2 : 1
}

export const memberFaultKinds = ['identity', 'payment', 'exam', 'message', 'login'] as const
export type MemberFaultKind = (typeof memberFaultKinds)[number]

export function faultText(fault: MemberFaultKind, about: string): { title: string; sentence: string } {
  switch (fault) {
    case 'identity':
      return {
        title: '본인확인 실패',
        sentence:
          about === 'otherPerson' ? '본인확인한 사람과 회원이 다릅니다.' : '본인확인을 마치지 못했습니다.',
      }
    case 'payment':
      return { title: '결제 실패', sentence: about === '' ? '결제를 마치지 못했습니다.' : about }
    case 'exam':
      return { title: '평가 불합격', sentence: `${about}점으로 합격하지 못했습니다.` }
    case 'message':
      return { title: '문자 못 보냄', sentence: '문자를 보내지 못했습니다. 휴대전화 번호를 확인해주세요.' }
    case 'login':
      return { title: '로그인 실패', sentence: '비밀번호가 맞지 않았습니다.' }
    default:
      return fault satisfies never
  }
}
