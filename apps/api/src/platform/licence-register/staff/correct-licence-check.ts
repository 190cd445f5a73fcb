import { correctLicenceCheck as contract } from '@hygiene/contracts/platform/licence-register/staff/correct-licence-check'
import { correctLicenceCheck as correct } from '@hygiene/operations/education/place/correct-licence-check'
import { implement } from '../../../http/implement.ts'

export const correctLicenceCheck = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { checkNo, seen, licenseNumber, reason, ...text } = input
    const corrected = { checkNo, seen, licenseNumber, text, reason, publicUrl: deps.config.PUBLIC_URL }
    const outcome = await correct(deps.db, { ...corrected, caller, ipAddress }, now)
    if (!outcome.allowed) throw refuse(outcome.reason)
    return { checkNo }
  },
)
