import { listEmployees as contract } from '@hygiene/contracts/staff/employee/list-employees'
import { pageHeld } from '@hygiene/db'
import { implement } from '../../http/implement.ts'
import { findEmployeeRows } from '@hygiene/operations/staff/employee/employee-rows'

export const listEmployees = implement(contract, async ({ input, caller, deps: { db }, now }) => {
  const found = await findEmployeeRows(db, { ...input, selfNo: caller.employeeNo }, now)
  const { rows, ...page } = pageHeld(
    found,
    (row) => ({ value: row[input.sort.by], key: String(row.employeeNo).padStart(10, '0') }),
    input,
    now,
  )
  return { ...page, list: rows }
})
