import { searchMembers as contract } from '@hygiene/contracts'
import { writeAudit } from '@hygiene/operations/audit/write-audit'
import { type Call, implement } from '../http/implement.ts'
import { foundMember } from '../http/found-member.ts'

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
    list: members.map((member) => foundMember(member, now)),
  }
})

function wantedOf({ input: { userId, name, phoneEnd } }: SearchCall) {
  if (userId !== '') return { userId }
  return { name, phone: { endsWith: phoneEnd } }
}
