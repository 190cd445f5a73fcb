import { withParticle } from '../../particle.ts'
import { formatWon } from '../../money/payment/won.ts'
import { SalesType } from '../../text.ts'
import { instantOnScreen } from './deadline-text.ts'
import type { ActionState } from './next-action.ts'

export interface SaidAction {
  state: ActionState
  deadlineAt: Date | null
  price: number
  salesType: SalesType
  lectureOrder: number | null
}

export type ActionSentence = readonly [string, string]

export type StudyActionState = 'begin' | 'watch' | 'survey' | 'identity' | 'exam' | 'completed'

export function actionSentence(action: SaidAction, now: Date): ActionSentence {
  const { state, deadlineAt, price, salesType, lectureOrder } = action
  const until = deadlineAt ? instantOnScreen(deadlineAt, now) : null
  const sum = withParticle(formatWon(price), '을')
  switch (state) {
    case 'apply':
      return ['올해 위생교육을', '신청해주세요']
    case 'closed':
      return until === null
        ? ['올해 온라인교육', '신청이 끝났습니다']
        : [`${until}부터`, '신청하실 수 있습니다']
    case 'pay':
      return [sum, '결제해주세요']
    case 'deposit':
      return [sum, '입금해주세요']
    case 'seat':
      return ['자리를 맡아두었습니다', `${sum} 결제해주세요`]
    case 'offered':
      return ['자리가 났습니다', '받으실지 알려주세요']
    case 'waiting':
      return ['자리가 나면', '문자로 알려드립니다']
    case 'come':
      return [until === null ? '교육 날에' : `${until}까지`, '교육장으로 와주세요']
    case 'presence':
      return ['출석을', '확인하고 있습니다']
    case 'completed':
      return [salesType === SalesType.new ? '신규 교육을' : '올해 교육을', '모두 마치셨습니다']
    case 'begin':
    case 'watch':
    case 'survey':
    case 'identity':
    case 'exam':
    default:
      return studySentence(state, lectureOrder)
  }
}

export function studySentence(state: StudyActionState, lectureOrder: number | null): ActionSentence {
  const lecture = lectureOrder === null ? '강의' : `${lectureOrder}강`
  const sentences: Record<StudyActionState, ActionSentence> = {
    begin: [`${lecture}부터`, '들어주세요'],
    watch: [withParticle(lecture, '을'), '이어서 들어주세요'],
    survey: ['강의를 다 들으셨습니다', '설문에 답해주세요'],
    identity: ['본인확인을', '해주세요'],
    exam: ['평가만', '남았습니다'],
    completed: ['올해 교육을', '모두 마치셨습니다'],
  }
  return sentences[state]
}

export function inOneLine([first, second]: ActionSentence): string {
  return `${first}${first.endsWith('니다') ? '.' : ''} ${second}.`
}

export function actionButton({ state, price, lectureOrder }: SaidAction): string {
  switch (state) {
    case 'apply':
      return '위생교육 신청하기'
    case 'closed':
      return '온라인교육 알아보기'
    case 'pay':
    case 'seat':
      return `${formatWon(price)} 결제하기`
    case 'deposit':
      return '계좌번호 복사하기'
    case 'offered':
      return '자리 받기'
    case 'waiting':
      return '대기 순서 보기'
    case 'come':
      return '수강증 보기'
    case 'presence':
      return '신청 내역 보기'
    case 'begin':
    case 'watch':
    case 'survey':
    case 'identity':
    case 'exam':
    case 'completed':
    default:
      return studyButton(state, lectureOrder)
  }
}

export function studyButton(state: StudyActionState, lectureOrder: number | null): string {
  const buttons: Record<StudyActionState, string> = {
    begin: lectureOrder === null ? '강의 듣기' : `${lectureOrder}강 듣기`,
    watch: '이어서 듣기',
    survey: '설문 답하기',
    identity: '휴대전화로 본인확인',
    exam: '평가 시작하기',
    completed: '수료증 보기',
  }
  return buttons[state]
}

export const COURSE_STEPS = ['신청', '결제', '강의', '설문', '본인확인', '평가', '수료증'] as const

export function courseStepOf(state: ActionState): number | null {
  const steps: Partial<Record<ActionState, number>> = {
    pay: 2,
    survey: 4,
    identity: 5,
    exam: 6,
  }
  return steps[state] ?? null
}
