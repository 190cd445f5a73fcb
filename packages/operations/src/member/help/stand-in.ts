import type { HelpAction } from '@hygiene/domain/member/help/help-text'
import { helpStateAt } from '@hygiene/domain/member/help/help-state'
import type { Pool } from 'pg'

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

/** The lock orders an action and the end of its consent: each action is recorded either before or after the end. */
const NOTE_ACTION = {
  name: 'note-help-action',
  text: `WITH "active" AS (
           SELECT "helpNo" FROM "Help"
            WHERE "helpNo" = $1 AND "agreedAt" IS NOT NULL AND "endedAt" IS NULL AND "validUntil" > $3
              FOR SHARE)
         INSERT INTO "HelpAction" ("helpNo", "action", "at") SELECT "helpNo", $2, $3 FROM "active" RETURNING "actionNo"`,
}

/** Records an action before it is performed. Returns null if the consent has ended. */
export async function noteHelpAction(
  pool: Pool,
  { helpNo, action }: { helpNo: number; action: HelpAction },
  now: Date,
): Promise<number | null> {
  const { rows } = await pool.query<{ actionNo: number }>({ ...NOTE_ACTION, values: [helpNo, action, now] })
  return rows[0]?.actionNo ?? null
}
