import { makeCheckInLink as contract } from '@hygiene/contracts/in-person/check-in/staff/make-check-in-link'
import { loggedAction } from '@hygiene/domain'
import { makeCheckInLink as make } from '@hygiene/operations/in-person/check-in/make-check-in-link'
import { implement } from '../../../http/implement.ts'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { isOwnSession } from '../../session/staff/own-sessions.ts'
import { checkInLinkOf } from '../../session/staff/session-view.ts'

/** A holder of the link sees the people expected, so making it is logged like a look at them. */
export const makeCheckInLink = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { sessionNo, label } = input
    if (!(await isOwnSession(deps.db, caller, sessionNo))) throw refuse('SESSION_NOT_FOUND')

    const action = loggedAction.makeCheckInLink(sessionNo)
    const made = await make(
      deps.db,
      {
        sessionNo,
        label,
        publicUrl: deps.config.PUBLIC_URL,
        alongside: (db) => writeAudit(db, { caller, ...action, reason: label, ipAddress, now }),
      },
      now,
    )
    if (!made.allowed) throw refuse(made.reason)
    return { ...checkInLinkOf(made.pass, now), link: made.link }
  },
)
