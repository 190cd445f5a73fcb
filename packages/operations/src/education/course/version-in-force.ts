/** Returns SQL for the version in force at `now` of the course that `courseNo` belongs to, or no row. */
export function versionInForce(courseNo: string, now: string): string {
  return `LATERAL (
    SELECT v.* FROM "Course" known JOIN "Course" v USING ("year", "salesType", "industryType", "onlineType")
     WHERE known."courseNo" = ${courseNo} AND v."startsAt" <= ${now} ORDER BY v."startsAt" DESC LIMIT 1)`
}
