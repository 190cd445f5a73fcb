export function resultPath(paymentId: string): string {
  return `/edu/payment/view?${new URLSearchParams({ paymentId }).toString()}`
}
