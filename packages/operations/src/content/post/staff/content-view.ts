import type { Content } from '@hygiene/db/generated/client'
import { branchesOf, isOfBranches } from '@hygiene/domain/staff/employee/branch-scope'
import { contentStateAt } from '@hygiene/domain/content/post/content-state'
import { maySeeContent } from '@hygiene/domain/content/post/content-kinds'
import type { StaffRole } from '@hygiene/domain/staff/permission/permissions'

type Reader = { role: StaffRole; branchNo: number | null }

export function seesContent(caller: Reader, { kind, recordNo }: Pick<Content, 'kind' | 'recordNo'>): boolean {
  if (!maySeeContent(caller.role, kind)) return false
  return kind !== 'branch' || isOfBranches(branchesOf(caller), recordNo ?? 0)
}

export function contentItem(
  { changedAt, shownFrom, shownUntil, ...content }: Content,
  changedByName: string | undefined,
  now: Date,
) {
  return {
    ...content,
    state: contentStateAt({ ...content, shownFrom, shownUntil }, now),
    shownFrom,
    shownUntil,
    changedAt,
    changedByName: changedByName ?? '',
  }
}
