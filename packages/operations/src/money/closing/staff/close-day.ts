import { closeDay as contract } from '@hygiene/contracts/money/closing/staff/close-day'
import { operation } from '../../../kit/operation.ts'
import { freezeDay } from '../freeze-day.ts'

export const closeDay = operation(contract, async ({ db, input, actor: { employeeNo }, now, log }) => {
  log({ detail: input.day, reason: input.text })
  return freezeDay(db, { ...input, employeeNo }, now)
})
