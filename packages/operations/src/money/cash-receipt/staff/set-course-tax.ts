import { setCourseTax as contract } from '@hygiene/contracts/money/cash-receipt/staff/set-course-tax'
import { taxKindLabel } from '@hygiene/domain/money/payment/tax'
import { setTaxKind } from '../../../education/course/set-tax-kind.ts'
import { operation } from '../../../kit/operation.ts'

export const setCourseTax = operation(contract, async ({ db, input, log }) => {
  const { courseNo, before, taxKind } = input
  const verdict = await setTaxKind(db, input)
  if (!verdict.allowed) return verdict
  log({ detail: `${taxKindLabel[before]} → ${taxKindLabel[taxKind]}` })
  return { courseNo }
})
