/** Decodes an official list, which is published in EUC-KR and often saved again as UTF-8. */
export function decodeList(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('euc-kr', { fatal: true }).decode(bytes)
  }
}
