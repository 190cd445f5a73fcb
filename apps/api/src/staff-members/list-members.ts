import { listMembers as contract } from '@hygiene/contracts'
import { readKeyset } from '@hygiene/db'
import { branchesOf } from '@hygiene/domain'
import { findMembers, memberKeyset } from '@hygiene/operations/membership/find-members'
import { auditListed } from '../http/audit-listed.ts'
import { foundMember } from '../http/found-member.ts'
import { implement } from '../http/implement.ts'

/** Those on the page are in the log before they are shown. */
export const listMembers = implement(contract, async (call) => {
  const { input, caller, deps, now } = call
  const query = findMembers({ ...input, branches: branchesOf(caller) }, now)
  const { rows, ...page } = await readKeyset<{ memberNo: number }, (typeof input)['sort']['by']>(
    deps.db,
    memberKeyset,
    query,
    input,
    now,
  )
  const memberNos = rows.map(({ memberNo }) => memberNo)
  const members = await deps.db.member.findMany({
    where: { memberNo: { in: memberNos } },
    include: { logins: { where: { endedAt: null } } },
  })
  await auditListed(call, contract.operation, memberNos)
  const found = new Map(members.map((member) => [member.memberNo, foundMember(member, now)]))
  return { ...page, list: memberNos.flatMap((memberNo) => found.get(memberNo) ?? []) }
})
