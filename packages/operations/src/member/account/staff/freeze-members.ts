import { freezeMembers as contract } from '@hygiene/contracts/member/account/staff/freeze-members'
import { operation } from '../../../kit/operation.ts'
import { freezing } from '../../../staff/saved-view/freeze-set.ts'
import { listMembers } from './list-members.ts'

export const freezeMembers = operation(
  contract,
  { before: freezing('members', listMembers) },
  async ({ prepared }) => prepared.set,
)
