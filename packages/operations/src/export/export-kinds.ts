import type { InputOf, orderExport } from '@hygiene/contracts'
import type { KeysetQuery } from '@hygiene/db'
import type { ExportScreen } from '@hygiene/domain'
import type { ExportKind } from './export-kind.ts'
import { exportedMembers } from './exported-members.ts'
import { exportedPayments } from './exported-payments.ts'

export type ExportChoice = InputOf<typeof orderExport>['choice']

const KINDS = { members: exportedMembers, payments: exportedPayments } as const

/** What the making of a file needs of a list. */
export function exportKindOf(screen: ExportScreen): Omit<ExportKind<never>, 'found'> {
  return KINDS[screen]
}

/** The rows a choice finds for an employee of these branches. */
export function foundBy(choice: ExportChoice, branches: readonly number[] | null, now: Date): KeysetQuery {
  return choice.screen === 'members'
    ? exportedMembers.found(choice, branches, now)
    : exportedPayments.found(choice, branches, now)
}
