/** As `pnpm door` prints it behind `#`; shorter hashes are modals. */
const CODE = /^#([\w-]{20,100})$/

export function codeIn(hash: string): string | null {
  return CODE.exec(hash)?.[1] ?? null
}
