import type { listBranchContacts } from '@hygiene/contracts/content/branch/list-branch-contacts'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { Branch } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { provinceChoice } from '../../platform/lookup/province-choice.ts'
import { currentProvinceCodes } from '../../platform/lookup/province-codes.ts'

type BranchContact = EntityOf<typeof listBranchContacts>['list'][number]

export const IN_ORDER = [{ position: 'asc' }, { branchNo: 'asc' }] as const

export function openOn(now: Date) {
  const today = new Date(seoulDay(now))
  return {
    AND: [
      { OR: [{ opensOn: null }, { opensOn: { lte: today } }] },
      { OR: [{ closesOn: null }, { closesOn: { gt: today } }] },
    ],
  }
}

export async function findBranches(
  db: Queries,
  chosen: string | undefined,
  now: Date,
): Promise<BranchContact[]> {
  const sidoCodes = await provinceChoice(db, chosen)
  const rows = await db.branch.findMany({
    where: { ...openOn(now), ...(sidoCodes === null ? {} : { sidoCode: { in: sidoCodes } }) },
    orderBy: [...IN_ORDER],
  })
  const provinceToday = await currentProvinceCodes(db)
  return parentsFirst(rows).map((row) => contactOf(row, provinceToday))
}

function parentsFirst(rows: readonly Branch[]): Branch[] {
  const listed = new Set(rows.map(({ branchNo }) => branchNo))
  const below = Map.groupBy(rows, ({ parentNo }) =>
    parentNo !== null && listed.has(parentNo) ? parentNo : 0,
  )
  return (below.get(0) ?? []).flatMap((row) => [row, ...(below.get(row.branchNo) ?? [])])
}

export function contactOf(
  { parentNo, name, ...row }: Branch,
  provinceToday: (code: string) => string,
): BranchContact {
  return { ...row, parentBranchNo: parentNo, branchName: name, sidoCode: provinceToday(row.sidoCode) }
}
