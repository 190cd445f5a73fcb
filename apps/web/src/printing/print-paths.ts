/** Where the documents of an in-person record are printed. */
export const slipPath = (offlineEduNo: number) => `/edu/offline/done/slip?offlineEduNo=${offlineEduNo}`
export const certificatePath = (offlineEduNo: number) =>
  `/edu/completed/certification?offlineEduNo=${offlineEduNo}`
