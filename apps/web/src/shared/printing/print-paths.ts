import type { InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
export const slipPath = (inPersonEnrolmentNo: InPersonEnrolmentNo) =>
  `/edu/offline/done/slip?offlineEduNo=${inPersonEnrolmentNo}`
export const certificatePath = (inPersonEnrolmentNo: InPersonEnrolmentNo) =>
  `/edu/completed/certification?offlineEduNo=${inPersonEnrolmentNo}`
