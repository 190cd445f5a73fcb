/**
 * Joins road address and detail as Korean addresses require: with a comma before a floor or room, without one before '(동 이름)'.
 */
export function postalAddress(address: string, address2: string): string {
  const detail = address2.trim()
  if (detail === '') return address
  return `${address.trim()}${detail.startsWith('(') ? ' ' : ', '}${detail}`
}

/** Prevents line breaks between a road and its number and between a floor and its room. */
export function addressOnScreen(address: string, address2 = ''): string {
  return postalAddress(address, address2).replaceAll(/(?<=[가-힣]) (?=\d)/g, '\u00A0')
}
