import type { Queries, Transaction } from '@hygiene/db/connect'
import { allowed } from '@hygiene/domain/verdict'
import { type StaffRole, staffRoleLabel, staffRoles } from '@hygiene/domain/staff/permission/permissions'
import { z } from 'zod'
import { type ApprovalKind, fingerprintOf } from '../approval/approval-kind.ts'
import { newOneTimeToken } from '../../member/login/one-time-token.ts'
import { hashPassword } from '../../member/login/passwords.ts'

export interface InviteFacts {
  loginId: string
  name: string
  role: StaffRole
  branchNo: number | null
}

export const inviteEmployee: ApprovalKind<InviteFacts> = {
  kind: 'inviteEmployee',
  facts: z.object({
    loginId: z.string(),
    name: z.string(),
    role: z.enum(staffRoles),
    branchNo: z.int().nullable(),
  }),
  subject: ({ loginId }) => `invite ${loginId}`,
  lock: (db, { loginId }) =>
    db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`employee ${loginId}`}, 7))`,
  async load(db, { loginId, name, role, branchNo }) {
    const branch = branchNo === null ? null : await db.branch.findUnique({ where: { branchNo } })
    return {
      title: `${name} (${loginId}): ${staffRoleLabel[role]}`,
      rows: [
        { label: '직원', before: '없음', after: `${name} (${loginId})` },
        { label: '역할', before: '-', after: staffRoleLabel[role] },
        { label: '지회', before: '-', after: branch?.name ?? '-' },
      ],
      follows: [
        '승인한 뒤 설정 주소를 만들어 새 직원에게 직접 전해주세요. 초대를 요청한 사람은 만들 수 없습니다.',
        '새 직원이 비밀번호를 정하고 인증 앱을 연결하면 로그인할 수 있습니다.',
      ],
      fingerprint: fingerprintOf({ isTaken: await isTaken(db, loginId) }),
      memberNos: [],
    }
  },
  async perform(db, facts, { maker, approver, now }) {
    const grantedBy = `${maker.loginId}, ${approver.loginId}`
    await addInvited(db, facts, { grantedBy, invitedByNo: maker.employeeNo, now })
    return allowed()
  },
}

interface Inviting {
  grantedBy: string
  /** Is the employee who may not create the set-up link. */
  invitedByNo: number | null
  now: Date
}

/** No password opens the account until the set-up link is used. */
export async function addInvited(
  db: Transaction,
  { loginId, name, role, branchNo }: InviteFacts,
  { grantedBy, invitedByNo, now }: Inviting,
): Promise<void> {
  const passwordHash = await hashPassword(newOneTimeToken())
  await db.employee.create({
    data: {
      loginId,
      name,
      role,
      branchNo,
      passwordHash,
      createdAt: now,
      grants: { create: { role, branchNo, grantedBy, grantedAt: now } },
      setUp: { create: { invitedByNo } },
    },
  })
}

export async function isOnlyHeadquarters(db: Queries, employeeNo: number): Promise<boolean> {
  const headquarters = [{ role: 'headquarters' }, { grants: { some: { role: 'headquarters' } } }] as const
  return (
    (await db.employee.count({ where: { employeeNo: { not: employeeNo }, OR: [...headquarters] } })) === 0
  )
}

export async function isTaken(db: Queries, loginId: string): Promise<boolean> {
  return (await db.employee.count({ where: { loginId } })) > 0
}
