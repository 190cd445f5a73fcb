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

export function insertApplicationsSql(given: string): string {
  return `INSERT INTO "Application" ("applicationNo", "memberNo", "createdAt")
      SELECT "applicationNo", "memberNo", "bookedAt" FROM ${given}`
}

/** Inserts records in licence order, so that two venues cannot deadlock. */
export function insertInPersonSql(records: string): string {
  return `INSERT INTO "InPersonEnrolment" (${RECORD_COLUMNS})
    SELECT ${RECORD_COLUMNS} FROM json_populate_recordset(NULL::"InPersonEnrolment", ${records}) ORDER BY "licenceKey" COLLATE "C"`
}
