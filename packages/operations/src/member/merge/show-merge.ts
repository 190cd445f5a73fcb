import type { ApprovalShown } from '@hygiene/contracts/staff/approval/approval-shape'
import type { Member } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { formatSeoulDate } from '@hygiene/domain/time/seoul-day'
import { maskBirthDate, maskName, maskPhone } from '@hygiene/domain/member/account/masking'
import { MOVED_TABLES } from './merged-tables.ts'
import { countRows } from './move-rows.ts'

export async function showMerge(
  db: Queries,
  { stay, closed }: { stay: Member; closed: Member },
): Promise<ApprovalShown> {
  const [kept, moving] = [await countRows(db, stay.memberNo), await countRows(db, closed.memberNo)]
  const row = (label: string, text: (member: Member) => string) => ({
    label,
    before: text(closed),
    after: text(stay),
  })
  const moves = MOVED_TABLES.flatMap(({ table, label }) => {
    const [own, added] = [kept.get(table) ?? 0, moving.get(table) ?? 0]
    return own + added === 0
      ? []
      : [{ label, before: `${own}`, after: added === 0 ? `${own}` : `${own + added} (+${added})` }]
  })
  return {
    title: `계정 합치기: 회원 ${closed.memberNo} → ${stay.memberNo}`,
    headings: { before: '합쳐지는 계정', after: '남는 계정' },
    rows: [
      row('회원 번호', ({ memberNo }) => `${memberNo}`),
      row('아이디', ({ userId }) => userId),
      row('이름', ({ name }) => maskName(name)),
      row('생년월일', ({ birth }) => maskBirthDate(birth)),
      row('휴대전화', ({ phone }) => maskPhone(phone)),
      row('본인확인 값(DI)', ({ identityKeyHash }) => (identityKeyHash === null ? '없음' : '있음')),
      row('마지막 로그인', ({ lastLoginAt }) => (lastLoginAt ? formatSeoulDate(lastLoginAt) : '없음')),
      row('상태', stateText),
    ],
    moves,
    follows: [
      `${closed.userId} 아이디는 로그아웃되고 더는 들어올 수 없습니다. 로그인하면 남는 아이디를 알려드립니다.`,
      '신청, 결제, 수료증과 본 강의 시간은 남는 계정에서 그대로 보입니다.',
      '합쳐지는 계정의 패스키와 도움 동의는 옮겨지지 않습니다.',
      '회원에게 문자로 알립니다.',
      '7일 안에는 되돌릴 수 있습니다.',
    ],
  }
}

function stateText({ dormantAt, verifiedAt }: Member): string {
  if (dormantAt) return '휴면'
  return verifiedAt ? '정상' : '본인확인 전'
}
