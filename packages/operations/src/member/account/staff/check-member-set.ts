import { checkMemberSet as contract } from '@hygiene/contracts/member/account/staff/check-member-set'
import { readSet } from '../../../staff/saved-view/read-set.ts'
import { listMembers } from './list-members.ts'
import { query } from '../../../kit/operation.ts'

const MOST_NAMED = 100

export const checkMemberSet = query(contract, async ({ input, actor, db, now }) => {
  const set = { setNo: input.setNo, employeeNo: actor.employeeNo, screen: 'members' }
  const read = await readSet(db, set, listMembers, now)
  if (!read.allowed) return read
  const { count, fitting, left } = read
  return {
    count,
    fitting: fitting.length,
    left: left.length,
    leftMemberNos: left.slice(0, MOST_NAMED).map(Number),
  }
})
