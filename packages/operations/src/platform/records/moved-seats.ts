export interface MovedColumns {
  /** Identifies the change, so that a screen knows which one was seen. Null means no change. */
  changeKey: string | null
  fromLocation: string | null
  fromStartsAt: Date | null
}

export function movedOf({ changeKey, fromLocation, fromStartsAt }: MovedColumns) {
  if (changeKey === null || fromLocation === null || fromStartsAt === null) return null
  return { changeKey, location: fromLocation, startsAt: fromStartsAt }
}

/** Selects the association's last change of a booking `b` since the person last chose, for a LATERAL join. */
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
