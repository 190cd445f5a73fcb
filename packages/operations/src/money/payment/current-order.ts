/** Selects the order that determines the state of application `e`, for a LATERAL join: the effective one, or else the latest. */
export const CURRENT_ORDER = `
        SELECT o."paymentNo",
               CASE WHEN o."status" = 'virtualAccountIssued' THEN o."accountExpiresAt" END AS "awaitingDepositUntil"
          FROM "Payment" o WHERE o."applicationNo" = e."applicationNo"
         ORDER BY array_position('{paid,virtualAccountIssued,ready,paidAfterCancellation,mismatched}', o."status"::text)
                    NULLS LAST, o."paymentNo" DESC
         LIMIT 1`
