import { searchMembers as contract } from '@hygiene/contracts'
import type { Member } from '@hygiene/db'
import { judgeLogin, maskBirthDate, maskName, maskPhone } from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/audit/write-audit'
import { type Call, implement } from '../http/implement.ts'

const MOST_SHOWN = 20

type SearchCall = Call<typeof contract>

/** Shows masked people and writes each of them to the audit log before they are shown. */
export const searchMembers = implement(contract, async (call) => {
  const { input, caller, deps, ipAddress, now } = call
  const members = await deps.db.member.findMany({
    where: { withdrawnAt: null, ...wantedOf(call) },
    include: { logins: { where: { endedAt: null } } },
    orderBy: { memberNo: 'asc' },
    take: MOST_SHOWN,
  })

  const memberNos = members.map(({ memberNo }) => memberNo)
  await writeAudit(deps.db, {
    caller,
    action: 'searchMembers',
    reason: input.reason,
    ipAddress,
    now,
    memberNos,
  })
  return {
    list: members.map((member) => ({
      memberNo: member.memberNo,
      userId: member.userId,
      name: maskName(member.name),
      birth: maskBirthDate(member.birth),
      phone: maskPhone(member.phone),
      state: stateOf(member),
      joinedAt: member.createdAt.toISOString(),
      lastLoginAt: member.lastLoginAt?.toISOString() ?? null,
      isConnected: member.logins.some((login) => judgeLogin(login, now).allowed),
    })),
  }
})

function wantedOf({ input: { userId, name, phoneEnd } }: SearchCall) {
  if (userId !== '') return { userId }
  return { name, phone: { endsWith: phoneEnd } }
}

function stateOf({ dormantAt, verifiedAt }: Member): 'active' | 'unverified' | 'dormant' {
  if (dormantAt) return 'dormant'
  return verifiedAt ? 'active' : 'unverified'
}
