import type { InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
/** Where the documents of an in-person record are printed. */
export const slipPath = (inPersonEnrolmentNo: InPersonEnrolmentNo) =>
  `/edu/offline/done/slip?offlineEduNo=${inPersonEnrolmentNo}`
export const certificatePath = (inPersonEnrolmentNo: InPersonEnrolmentNo) =>
  `/edu/completed/certification?offlineEduNo=${inPersonEnrolmentNo}`
