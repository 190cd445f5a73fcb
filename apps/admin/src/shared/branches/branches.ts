import { read } from '@hygiene/client'
import { listBranchNames } from '@hygiene/contracts/content/branch/list-branch-names'
import { useQuery } from '@tanstack/react-query'
import type { TableFilter } from '../data-table/table-types.ts'

export type Branch = { branchNo: number; name: string }

export function useBranches(): readonly Branch[] | undefined {
  const { data } = useQuery({ ...read(listBranchNames, {}), select: named })
  return data
}

const named = ({ list }: { list: readonly { branchNo: number; branchName: string }[] }): Branch[] =>
  list.map(({ branchNo, branchName }) => ({ branchNo, name: branchName }))

/** Filters by branch name. Until the names are loaded, the number in the address is kept. */
export function branchFilter(branches: readonly Branch[] | undefined, hides?: string): TableFilter {
  const key = { key: 'branchNo', label: '지회', ...(hides === undefined ? {} : { hides }) }
  if (branches === undefined) return { kind: 'number', ...key }
  return {
    kind: 'choice',
    ...key,
    isNumber: true,
    choices: branches.map(({ branchNo, name }) => ({ value: String(branchNo), label: name })),
  }
}
