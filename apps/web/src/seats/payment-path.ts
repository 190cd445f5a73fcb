/** Where an in-person application is paid. */
export const paymentPath = (applyEduNo: number) => `/edu/offline/payment?applyEduNo=${applyEduNo}`
