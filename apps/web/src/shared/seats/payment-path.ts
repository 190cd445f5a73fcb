import type { ApplicationNo } from '@hygiene/domain/record-numbers'
export const paymentPath = (applicationNo: ApplicationNo) =>
  `/edu/offline/payment?applyEduNo=${applicationNo}`
