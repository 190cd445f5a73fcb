import { openText, sealText } from '@hygiene/db'

export interface RefundAccountPlain {
  /** PortOne's name of the bank, such as SHINHAN. */
  bank: string
  accountNumber: string
  holder: string
}

/** Seals a refund account for the table. */
export function sealAccount(keyHex: string, account: RefundAccountPlain): Uint8Array<ArrayBuffer> {
  return sealText(keyHex, JSON.stringify(account))
}

/** Opens a sealed account; throws when key or bytes are not the ones that sealed it. */
export function openAccount(keyHex: string, sealed: Uint8Array): RefundAccountPlain {
  return JSON.parse(openText(keyHex, sealed)) as RefundAccountPlain
}
