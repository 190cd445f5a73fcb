import { doorAddress, makeDoorPass, type Queries } from '@hygiene/db'
import { doorHours, formatSeoulDateTime, formatSeoulSentence, seoulTime } from '@hygiene/domain'

export interface DoorLinkWanted {
  offlineEducationNo: number
  /** Which door or phone, for the list of passes. */
  label: string
  publicUrl: string
}

/** Makes a link for staff phones and says what it opens; null where there is nothing to open, with the reason. */
export async function makeDoorLink(
  db: Queries,
  { offlineEducationNo, label, publicUrl }: DoorLinkWanted,
  now: Date,
): Promise<{ link: string | null; lines: string[] }> {
  const session = await db.inPersonSession.findUnique({
    where: { offlineEducationNo },
    include: { venue: true },
  })
  if (!session) return { link: null, lines: [`There is no session ${offlineEducationNo}.`] }
  if (session.status === 'cancelled')
    return { link: null, lines: ['The association cancelled this session.'] }
  const { validFrom, validUntil } = doorHours(session)
  if (validUntil <= now) return { link: null, lines: ['The day of this session is over.'] }

  const { code } = await makeDoorPass(db, session, label, now)
  const { startsAt, endsAt, venue } = session
  const link = doorAddress(publicUrl, code)
  return {
    link,
    lines: [
      `${formatSeoulSentence(startsAt)} ${seoulTime(startsAt)}~${seoulTime(endsAt)}, ${venue.name}`,
      `Opens ${formatSeoulDateTime(validFrom)}, closes ${formatSeoulDateTime(validUntil)}; phones may hand in their marks for a week after.`,
      'Send it to the staff of this door only; whoever holds it sees who is expected. It cannot be shown again.',
      link,
    ],
  }
}
