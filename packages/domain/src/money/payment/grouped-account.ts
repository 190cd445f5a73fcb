/** An account number as a person reads it out: in fours, where the gateway gave it without hyphens. */
export function groupedAccount(accountNumber: string): string {
  return /^\d+$/.test(accountNumber) ? accountNumber.replaceAll(/\d{4}(?=\d)/g, '$&-') : accountNumber
}
