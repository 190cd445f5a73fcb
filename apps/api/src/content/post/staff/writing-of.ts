import type { Writing } from '@hygiene/operations/content/post/update-content'

/** The employee of a call as the operations of contents take it. */
export function writingOf(
  { caller, ipAddress, now }: Omit<Writing, 'operation'>,
  { operation }: { operation: string },
): Writing {
  return { caller, ipAddress, now, operation }
}
