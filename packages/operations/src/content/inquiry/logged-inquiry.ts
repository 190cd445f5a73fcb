import type { Inquiry } from '@hygiene/db/generated/client'
import type { Logged } from '../../kit/operation.ts'

/** Returns the writer for the audit log, or an empty list for an anonymous report. */
export const writerNos = ({ memberNo, isAnonymous }: Pick<Inquiry, 'memberNo' | 'isAnonymous'>): number[] =>
  isAnonymous ? [] : [memberNo]

export function repeated<T>(log: (facts: Logged | null) => void, entity: T): T {
  log(null)
  return entity
}
