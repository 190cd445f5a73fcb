/** Where the documents of an in-person record are printed. */
export const slipPath = (inPersonEnrolmentNo: number) =>
  `/edu/offline/done/slip?offlineEduNo=${inPersonEnrolmentNo}`
export const certificatePath = (inPersonEnrolmentNo: number) =>
  `/edu/completed/certification?offlineEduNo=${inPersonEnrolmentNo}`
