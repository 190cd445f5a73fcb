/** Where an in-person application is paid. */
export const paymentPath = (applicationNo: number) => `/edu/offline/payment?applyEduNo=${applicationNo}`
