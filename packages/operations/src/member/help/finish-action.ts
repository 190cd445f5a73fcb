import type { Pool } from 'pg'

interface ActionKeys {
  applicationNo?: number | undefined
  enrolmentNo?: number | undefined
  inPersonEnrolmentNo?: number | undefined
  paymentNo?: number | undefined
  paymentId?: string | undefined
}

const FINISH_ACTION = {
  name: 'finish-help-action',
  text: `UPDATE "HelpAction" SET "isDone" = $3, "subject" = coalesce((
           SELECT r."businessName"
             FROM (SELECT "memberNo", "applicationNo", "enrolmentNo", NULL::int AS "inPersonEnrolmentNo", "businessName" FROM "OnlineEnrolment"
                    WHERE "memberNo" = $2
                   UNION ALL
                   SELECT "memberNo", "applicationNo", NULL, "inPersonEnrolmentNo", "businessName" FROM "InPersonEnrolment"
                    WHERE "memberNo" = $2) r
            WHERE r."enrolmentNo" = $5 OR r."inPersonEnrolmentNo" = $6 OR r."applicationNo" = $4
               OR r."applicationNo" IN (SELECT "applicationNo" FROM "Payment" WHERE "paymentNo" = $7 OR "paymentId" = $8)
            LIMIT 1), '')
          WHERE "actionNo" = $1`,
}

export async function finishHelpAction(
  pool: Pool,
  { actionNo, ownerNo, isDone }: { actionNo: number; ownerNo: number; isDone: boolean },
  { applicationNo, enrolmentNo, inPersonEnrolmentNo, paymentNo, paymentId }: ActionKeys,
): Promise<void> {
  const keys = [applicationNo, enrolmentNo, inPersonEnrolmentNo, paymentNo, paymentId]
  const values = [actionNo, ownerNo, isDone, ...keys.map((key) => key ?? null)]
  await pool.query({ ...FINISH_ACTION, values })
}
