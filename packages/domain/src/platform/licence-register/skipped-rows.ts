/** Limit the skipped rows by share and by number: the register has a few rows without a name or number. */
const SHARE_ALLOWED = 0.05
const ROWS_ALLOWED = 5

/** Returns true if a run skipped so many rows that our copy lacks businesses; the next run then reads every row again. */
export function skippedMany({ total, skipped }: { total: number; skipped: number }): boolean {
  return skipped > ROWS_ALLOWED && skipped > total * SHARE_ALLOWED
}
