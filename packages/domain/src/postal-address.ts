/** Road address and detail as Korean addresses are written: a comma before a floor or room, none before '(동 이름)'. */
export function postalAddress(address: string, address2: string): string {
  const detail = address2.trim()
  if (detail === '') return address
  return `${address.trim()}${detail.startsWith('(') ? ' ' : ', '}${detail}`
}

/** The same for screens: a line breaks neither between a road and its number nor between a floor and its room. */
export function addressOnScreen(address: string, address2 = ''): string {
  return postalAddress(address, address2).replaceAll(/(?<=[가-힣]) (?=\d)/g, '\u00A0')
}
