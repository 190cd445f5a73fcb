import { makePrintCode as contract } from '@hygiene/contracts/education/certificate/make-print-code'
import { makePrintCode as make } from '@hygiene/operations/education/certificate/make-print-code'
import { implement } from '../../http/implement.ts'

export const makePrintCode = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { certificateNumber } = input
  const made = await make(deps.db, { memberNo: caller.memberNo, certificateNumber }, now)
  if (!made.allowed) throw refuse(made.reason)
  return { code: made.code, endsAt: made.endsAt.toISOString() }
})
