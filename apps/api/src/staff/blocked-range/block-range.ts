import { blockRange as contract } from '@hygiene/contracts/staff/blocked-range/block-range'
import { isDenied } from '@hygiene/operations/kit/operation'
import { blockRange as perform } from '@hygiene/operations/staff/blocked-range/block-range'
import { implement } from '../../http/implement.ts'

/** This process asks for the ranges again; others do so within seconds. */
export const blockRange = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const verdict = await perform({ db: deps.db, input, actor: { ...caller, ipAddress }, now })
  if (isDenied(verdict)) throw refuse(verdict.reason)
  deps.blockedAddresses.purge()
  return verdict
})
