import { checkMemberSet as contract } from '@hygiene/contracts/member/account/staff/check-member-set'
import {
  findMembers,
  memberKeyset,
  type MembersWanted,
} from '@hygiene/operations/member/account/find-members'
import { readSet } from '@hygiene/operations/staff/saved-view/read-set'
import { implement } from '../../../http/implement.ts'

const MOST_NAMED = 100

export const checkMemberSet = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const set = { setNo: input.setNo, employeeNo: caller.employeeNo, screen: 'members' }
  const queryOf = (conditions: unknown) => findMembers(conditions as MembersWanted, now)
  const read = await readSet(deps.db, set, memberKeyset.key, queryOf, now)
  if (!read.allowed) throw refuse(read.reason)
  const { count, fitting, left } = read
  return {
    count,
    fitting: fitting.length,
    left: left.length,
    leftMemberNos: left.slice(0, MOST_NAMED).map(Number),
  }
})
