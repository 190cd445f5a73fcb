/** Road address and detail as Korean addresses are written: a comma before a floor or room, none before '(동 이름)'. */
export function postalAddress(address: string, address2: string): string {
  const detail = address2.trim()
  if (detail === '') return address
  return `${address.trim()}${detail.startsWith('(') ? ' ' : ', '}${detail}`
}
