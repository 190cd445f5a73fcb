/** Of a booked seat that the association gave another venue or day. */
export interface MovedColumns {
  /** Names the change, so that a screen knows which one its person has seen; null: there is none. */
  changeKey: string | null
  fromLocation: string | null
  fromStartsAt: Date | null
}

/** The same for its person; null where nothing was changed. */
export function movedOf({ changeKey, fromLocation, fromStartsAt }: MovedColumns) {
  if (changeKey === null || fromLocation === null || fromStartsAt === null) return null
  return { changeKey, location: fromLocation, startsAt: fromStartsAt }
}

/**
 * The last change by the association since the person last chose, of a booking `b`, for a LATERAL join of raw
 * statements.
 */
export const LAST_MOVE = `
  SELECT "change"."changeKey", "change"."location" AS "fromLocation", "change"."startsAt" AS "fromStartsAt"
    FROM (SELECT 'm' || m."moveNo" AS "changeKey", m."movedAt" AS "at", o."name" AS "location", f."startsAt"
            FROM "SeatMove" m JOIN "InPersonSession" f ON f."sessionNo" = m."fromNo" JOIN "Venue" o ON o."venueNo" = f."venueNo"
           WHERE m."applicationNo" = b."applicationNo" AND m."cause" = 'association'
          UNION ALL
          SELECT 's' || c."changeNo", c."changedAt", o."name", c."fromStartsAt"
            FROM "SessionChange" c JOIN "Venue" o ON o."venueNo" = c."fromVenueNo"
           WHERE c."sessionNo" = b."sessionNo") AS "change"
   WHERE b."seat" IN ('held', 'sold') AND "change"."at" >= GREATEST(b."bookedAt", (SELECT max(m."movedAt") FROM "SeatMove" m
                                                  WHERE m."applicationNo" = b."applicationNo"))
   ORDER BY "change"."at" DESC LIMIT 1`
