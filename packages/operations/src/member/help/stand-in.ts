import { type HelpAct, helpStateAt } from '@hygiene/domain'
import type { Pool } from 'pg'

/** The owner in whose place a helper acts. */
export interface HelpedOwner {
  memberNo: number
  userId: string
  name: string
}

interface HelpRow extends HelpedOwner {
  answerBy: Date
  agreedAt: Date | null
  validUntil: Date | null
  refusedAt: Date | null
  endedAt: Date | null
}

const FIND_HELP = {
  name: 'find-help',
  text: `SELECT h."answerBy", h."agreedAt", h."validUntil", h."refusedAt", h."endedAt", m."memberNo", m."userId", m."name"
           FROM "Help" h JOIN "Member" m ON m."memberNo" = h."ownerNo"
          WHERE h."helpNo" = $1 AND h."helperNo" = $2
            AND m."withdrawnAt" IS NULL AND m."dormantAt" IS NULL AND m."verifiedAt" IS NOT NULL`,
}

/** The owner of a consent that holds at this moment; null for any other number. */
export async function findHelpedOwner(
  pool: Pool,
  { helpNo, helperNo }: { helpNo: number; helperNo: number },
  now: Date,
): Promise<HelpedOwner | null> {
  const { rows } = await pool.query<HelpRow>({ ...FIND_HELP, values: [helpNo, helperNo] })
  const [row] = rows
  if (!row || helpStateAt(row, now) !== 'agreed') return null
  const { memberNo, userId, name } = row
  return { memberNo, userId, name }
}

/** The lock makes the act wait for an end under way, and an end wait for the note: each act is before or after it. */
const NOTE_ACT = {
  name: 'note-help-act',
  text: `WITH "standing" AS (
           SELECT "helpNo" FROM "Help"
            WHERE "helpNo" = $1 AND "agreedAt" IS NOT NULL AND "endedAt" IS NULL AND "validUntil" > $3
              FOR SHARE)
         INSERT INTO "HelpAct" ("helpNo", "act", "at") SELECT "helpNo", $2, $3 FROM "standing" RETURNING "actNo"`,
}

/** Writes an act down before it is done; null where the consent has ended meanwhile. */
export async function noteHelpAct(
  pool: Pool,
  { helpNo, act }: { helpNo: number; act: HelpAct },
  now: Date,
): Promise<number | null> {
  const { rows } = await pool.query<{ actNo: number }>({ ...NOTE_ACT, values: [helpNo, act, now] })
  return rows[0]?.actNo ?? null
}
