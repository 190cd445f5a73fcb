export function groupedAccount(accountNumber: string): string {
  return /^\d+$/.test(accountNumber) ? accountNumber.replaceAll(/\d{4}(?=\d)/g, '$&-') : accountNumber
}
