/** Share of the rows of a walk that may be skipped, and rows that any walk may skip: the register has a few without a name or number. */
const SHARE_ALLOWED = 0.05
const ROWS_ALLOWED = 5

/** Whether a walk through the register skipped so many rows that our copy lacks businesses. The next walk then reads every row again. */
export function skippedMany({ total, skipped }: { total: number; skipped: number }): boolean {
  return skipped > ROWS_ALLOWED && skipped > total * SHARE_ALLOWED
}
