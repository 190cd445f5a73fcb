/**
 * The order that says how an application `e` stands, for a LATERAL join of raw statements: of several the one that
 * counts; where none does, the latest.
 */
export const CURRENT_ORDER = `
        SELECT o."paymentNo",
               CASE WHEN o."status" = 'virtualAccountIssued' THEN o."accountExpiresAt" END AS "awaitingDepositUntil"
          FROM "Payment" o WHERE o."applicationNo" = e."applicationNo"
         ORDER BY array_position('{paid,virtualAccountIssued,ready,paidAfterCancellation,mismatched}', o."status"::text)
                    NULLS LAST, o."paymentNo" DESC
         LIMIT 1`
