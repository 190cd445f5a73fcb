import { judgeDesignation as contract } from '@hygiene/contracts/education/designation/staff/judge-designation'
import { judgeDesignation as judge } from '@hygiene/operations/education/designation/judge-designation'
import { implement } from '../../../http/implement.ts'

export const judgeDesignation = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { number: recordNo, ...judged } = input
    const verdict = await judge(deps.db, { ...judged, recordNo, caller, ipAddress }, now)
    if (!verdict.allowed) throw refuse(verdict.reason)
    return { verdictNo: verdict.verdictNo }
  },
)
