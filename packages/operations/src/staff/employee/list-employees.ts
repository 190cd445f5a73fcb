import { listEmployees as contract } from '@hygiene/contracts/staff/employee/list-employees'
import { pageHeld } from '@hygiene/db/held-page'
import { query } from '../../kit/operation.ts'
import { findEmployeeRows } from './employee-rows.ts'

export const listEmployees = query(contract, async ({ input, actor, db, now }) => {
  const found = await findEmployeeRows(db, { ...input, selfNo: actor.employeeNo }, now)
  const { rows, ...page } = pageHeld(
    found,
    (row) => ({ value: row[input.sort.by], key: String(row.employeeNo).padStart(10, '0') }),
    input,
    now,
  )
  return { ...page, list: rows }
})
