import type { Inquiry } from '@hygiene/db/generated/client'
import type { Logged } from '../../kit/operation.ts'

/** The writer whose data an action or a look of staff is about; that of an anonymous report is named nowhere. */
export const writerNos = ({ memberNo, isAnonymous }: Pick<Inquiry, 'memberNo' | 'isAnonymous'>): number[] =>
  isAnonymous ? [] : [memberNo]

/** The answer to what was done already: the log has its entry. */
export function repeated<T>(log: (facts: Logged | null) => void, entity: T): T {
  log(null)
  return entity
}
