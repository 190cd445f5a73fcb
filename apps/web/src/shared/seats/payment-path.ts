import type { ApplicationNo } from '@hygiene/domain/record-numbers'
/** Where an in-person application is paid. */
export const paymentPath = (applicationNo: ApplicationNo) =>
  `/edu/offline/payment?applyEduNo=${applicationNo}`
