type Paid = { paymentNo: number | null }

/** Records by the payment that paid them, in the order of the list. */
export function byPayment<R extends Paid>(rows: readonly R[]): { paymentNo: number; records: R[] }[] {
  const numbers = new Set(rows.flatMap(({ paymentNo }) => (paymentNo === null ? [] : [paymentNo])))
  return [...numbers].map((paymentNo) => ({
    paymentNo,
    records: rows.filter((row) => row.paymentNo === paymentNo),
  }))
}
