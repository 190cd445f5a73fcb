const RECORD_COLUMNS = [
  'inPersonEnrolmentNo',
  'applicationNo',
  'memberNo',
  'courseNo',
  'year',
  'salesType',
  'industryType',
  'licenceKey',
  'licenceNo',
  'businessName',
  'businessTypeName',
  'representative',
  'sidoCode',
  'zipCode',
  'address',
  'address2',
  'companyPhone',
  'positionType',
  'userName',
  'birth',
  'phone',
  'priceWon',
  'appliedAt',
]
  .map((column) => `"${column}"`)
  .join(', ')

/** Inserts the applications of a query of bookings that are made with them. */
export function insertApplicationsSql(given: string): string {
  return `INSERT INTO "Application" ("applicationNo", "memberNo", "createdAt")
      SELECT "applicationNo", "memberNo", "bookedAt" FROM ${given}`
}

/** Inserts the records of a JSON parameter, by the order of their licences: two venues never wait for each other's. */
export function insertInPersonSql(records: string): string {
  return `INSERT INTO "InPersonEnrolment" (${RECORD_COLUMNS})
    SELECT ${RECORD_COLUMNS} FROM json_populate_recordset(NULL::"InPersonEnrolment", ${records}) ORDER BY "licenceKey" COLLATE "C"`
}
