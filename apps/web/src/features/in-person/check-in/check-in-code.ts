/** Matches the code that `pnpm check-in` prints behind `#`. Shorter hashes are modals. */
const CODE = /^#([\w-]{20,100})$/

export function codeIn(hash: string): string | null {
  return CODE.exec(hash)?.[1] ?? null
}

export function checkInAddress(code: string): string {
  return `${window.location.origin}/check-in#${code}`
}
