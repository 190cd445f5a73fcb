import type { PrismaClient } from '@hygiene/db/generated/client'
import { transaction } from '@hygiene/db/transaction'
import { formatSeoulDateTime, formatSeoulSentence, seoulTime } from '@hygiene/domain/time/seoul-day'
import { loggedAction } from '@hygiene/domain/staff/audit-log/logged-action'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import { writeConsoleAudit } from '@hygiene/operations/staff/audit-log/write-console-audit'
import {
  type CheckInLinkRefusal,
  makeLink,
} from '@hygiene/operations/in-person/check-in/staff/make-check-in-link'

export interface CheckInLinkTyped {
  sessionNo: SessionNo
  label: string
  publicUrl: string
}

const WHY_NOT: Record<CheckInLinkRefusal, string> = {
  SESSION_NOT_FOUND: 'There is no session of that number.',
  SESSION_CANCELLED: 'The association cancelled this session.',
  SESSION_OVER: 'The day of this session is over.',
  CHECK_IN_LABEL_TAKEN: 'The session has a link of that name already; say another --label.',
}

/**
 * Returns the lines of `pnpm check-in`: a link for staff phones and its session, or the refusal. It is logged as on the screen.
 */
export async function checkInLinkLines(
  client: PrismaClient,
  wanted: CheckInLinkTyped,
  now: Date,
): Promise<{ link: string | null; lines: string[] }> {
  const entry = { ...loggedAction.makeCheckInLink(wanted.sessionNo), reason: wanted.label, now }
  const made = await transaction(client, async (db) => {
    const link = await makeLink(db, wanted, now)
    if (link.allowed) await writeConsoleAudit(db, entry)
    return link
  })
  if (!made.allowed) return { link: null, lines: [WHY_NOT[made.reason]] }

  const { sessionNo } = wanted
  const { startsAt, endsAt, venue } = await client.inPersonSession.findUniqueOrThrow({
    where: { sessionNo },
    include: { venue: true },
  })
  const { link, hours } = made
  return {
    link,
    lines: [
      `${formatSeoulSentence(startsAt)} ${seoulTime(startsAt)}~${seoulTime(endsAt)}, ${venue.name}`,
      `Opens ${formatSeoulDateTime(hours.validFrom)}, closes ${formatSeoulDateTime(hours.validUntil)}; phones may hand in their marks for a week after.`,
      'Send it to the staff of this check-in only; its holder sees who is expected. It cannot be shown again.',
      link,
    ],
  }
}
