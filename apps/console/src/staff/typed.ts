import { parseArgs } from 'node:util'
import type { Queries } from '@hygiene/db/connect'
import { staffRoles } from '@hygiene/domain/staff/permission/permissions'
import type { Access } from '@hygiene/operations/staff/employee/add-employee'

export class Wrong extends Error {}

export interface Typed {
  command: string
  loginId: string
  name: string | undefined
  role: string | undefined
  branch: string | undefined
  reason: string
}

export function readTyped(): Typed {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      role: { type: 'string' },
      branch: { type: 'string' },
      reason: { type: 'string', default: '' },
    },
  })
  const [command = '', loginId = ''] = positionals
  const { name, role, branch, reason } = values
  return { command, loginId, name, role, branch, reason }
}

/** Requires a branch for the branch role, and gives every other role all branches. */
export async function accessTyped(db: Queries, typed: Typed): Promise<Access> {
  const role = staffRoles.find((known) => known === typed.role)
  if (!role) throw new Wrong(`Say --role as one of ${staffRoles.join(', ')}.`)
  if ((role === 'branch') !== (typed.branch !== undefined)) {
    throw new Wrong('Say --branch with --role branch, and only with it.')
  }
  if (role !== 'branch') return { role, branchNo: null }

  const branches = await db.branch.findMany({ orderBy: { branchNo: 'asc' } })
  const known = branches.find(({ branchNo }) => String(branchNo) === typed.branch)
  if (known) return { role, branchNo: known.branchNo }
  const lines = branches.map(({ branchNo, name }) => `  ${branchNo}  ${name}`)
  throw new Wrong(['There is no branch of that number. There are:', ...lines].join('\n'))
}
