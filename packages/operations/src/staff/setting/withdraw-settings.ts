import { withdrawSettings as contract } from '@hygiene/contracts/staff/setting/withdraw-settings'
import { mayWithdraw } from '@hygiene/domain/staff/setting/association-versions'
import { operation } from '../../kit/operation.ts'
import { requestApproval } from '../approval/request-approval.ts'
import { changeSettings } from './change-settings.ts'
import { readVersions } from './read-versions.ts'

export const withdrawSettings = operation(contract, async ({ db, input, actor, now }) => {
  const { versionNo } = input
  const verdict = mayWithdraw(await readVersions(db), versionNo, now)
  if (!verdict.allowed) return verdict
  const facts = { action: 'withdraw', versionNo } as const
  return requestApproval(db, changeSettings, facts, { ...input, maker: actor }, now)
})
