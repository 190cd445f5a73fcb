import { nextScreenText } from '@hygiene/domain/staff/employee/education-steps'
import { staffMay, type StaffRole } from '@hygiene/domain/staff/permission/permissions'
import type { MemberRecord } from './member-query.ts'

export type MemberAction =
  | 'sendNext'
  | 'text'
  | 'correct'
  | 'verify'
  | 'unlock'
  | 'wake'
  | 'endLogins'
  | 'linkedLogin'
  | 'merge'
  | 'undoMerge'
  | 'withdraw'

export const memberActionLabel: Record<MemberAction, string> = {
  sendNext: '다음 화면 링크 보내기',
  text: '문자 보내기',
  correct: '회원 정보 수정',
  verify: '본인확인 처리',
  unlock: '로그인 잠금 풀기',
  wake: '휴면 풀기',
  endLogins: '접속 끝내기',
  linkedLogin: '연계 로그인',
  merge: '계정 합치기',
  undoMerge: '합친 계정 되돌리기',
  withdraw: '요청받은 탈퇴',
}

export function actionsFor(
  { member, lockedUntil, lastError, openLogins, merge }: MemberRecord,
  role: StaffRole,
): MemberAction[] {
  const mayChange = staffMay(role, 'changeMembers')
  const { state } = member
  const isNameWrong = lastError?.kind === 'identity' && lastError.reason === 'otherPerson'
  const actions: [MemberAction, boolean][] = [
    ['verify', state === 'unverified' && staffMay(role, 'verifyMembers')],
    ['wake', state === 'dormant' && mayChange],
    ['unlock', lockedUntil !== null && mayChange],
    ['sendNext', mayChange],
    ['correct', isNameWrong && mayChange],
    ['linkedLogin', state === 'active' && staffMay(role, 'openLinkedLogin')],
    ['endLogins', openLogins > 0 && mayChange],
    ['correct', !isNameWrong && mayChange],
    ['text', mayChange],
    ['merge', mayChange],
    ['undoMerge', merge?.isUndoable === true && mayChange],
    ['withdraw', mayChange],
  ]
  return actions.filter(([, isAllowed]) => isAllowed).map(([action]) => action)
}

export function actionLabel(action: MemberAction, { steps, lastError }: MemberRecord): string {
  if (action === 'sendNext') return `${nextScreenText(steps[0]?.state ?? 'apply')} 링크 보내기`
  if (action === 'correct' && lastError?.kind === 'identity') return '이름 수정(증빙 받음)'
  return memberActionLabel[action]
}
