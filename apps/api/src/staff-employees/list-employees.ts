import { listEmployees as contract } from '@hygiene/contracts'
import { pageHeld } from '@hygiene/db'
import { implement } from '../http/implement.ts'
import { readEmployeeRows } from './employee-rows.ts'

export const listEmployees = implement(contract, async ({ input, caller, deps: { db }, now }) => {
  const { role, branchNo, state, isReviewOverdue } = input.filter
  const typed = input.words.trim()
  const all = await readEmployeeRows(db, { selfNo: caller.employeeNo }, now)
  const found = all.filter(
    (row) =>
      (role === undefined || row.role === role) &&
      (branchNo === undefined || row.branchNo === branchNo) &&
      (state === undefined || row.state === state) &&
      (isReviewOverdue === undefined || row.isReviewOverdue === isReviewOverdue) &&
      (typed === '' || row.name.includes(typed) || row.loginId.includes(typed)),
  )
  const { rows, ...page } = pageHeld(
    found,
    (row) => ({ value: row[input.sort.by], key: String(row.employeeNo).padStart(10, '0') }),
    input,
    now,
  )
  return { ...page, list: rows }
})
