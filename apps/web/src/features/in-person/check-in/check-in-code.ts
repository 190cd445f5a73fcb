/** As `pnpm check-in` prints it behind `#`; shorter hashes are modals. */
const CODE = /^#([\w-]{20,100})$/

export function codeIn(hash: string): string | null {
  return CODE.exec(hash)?.[1] ?? null
}

/** The link as the association sent it, for another browser. */
export function checkInAddress(code: string): string {
  return `${window.location.origin}/check-in#${code}`
}
