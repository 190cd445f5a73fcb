import { saveVenue as contract } from '@hygiene/contracts/in-person/venue/staff/save-venue'
import { loggedAction } from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { saveVenue as save } from '@hygiene/operations/in-person/venue/save-venue'
import { implement } from '../../../http/implement.ts'

export const saveVenue = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { reason, venueName, ...facts } = input
  const saved = await save(
    deps.db,
    {
      ...facts,
      name: venueName,
      alongside: (db, venueNo) =>
        writeAudit(db, {
          caller,
          ...loggedAction.onVenue('saveVenue', venueNo),
          reason,
          ipAddress,
          now,
        }),
    },
    now,
  )
  if (!saved.allowed) throw refuse(saved.reason)
  return { venueNo: saved.venueNo }
})
