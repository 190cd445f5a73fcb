type Paid = { paymentNo: number | null }

export function byPayment<R extends Paid>(rows: readonly R[]): { paymentNo: number; records: R[] }[] {
  const numbers = new Set(rows.flatMap(({ paymentNo }) => (paymentNo === null ? [] : [paymentNo])))
  return [...numbers].map((paymentNo) => ({
    paymentNo,
    records: rows.filter((row) => row.paymentNo === paymentNo),
  }))
}
