import { createHash } from 'node:crypto'
import type { ApprovalShown, PerformedRefusal } from '@hygiene/contracts/staff/approval/approval-shape'
import type { Queries, Transaction } from '@hygiene/db/connect'
import type { ApprovalKindName } from '@hygiene/domain/staff/approval/approval'
import type { Verdict } from '@hygiene/domain/verdict'
import type { z } from 'zod'

export interface ApprovalView extends ApprovalShown {
  /** Covers everything that must not change between request and approval; made by `fingerprintOf`. */
  fingerprint: string
  memberNos: readonly number[]
}

export interface TwoPeople {
  maker: { employeeNo: number; loginId: string }
  approver: { employeeNo: number; loginId: string; ipAddress: string }
  text: string
  approvalNo: number
  now: Date
}

/** `outcome` describes in sentences what happened to the parts of the change, if parts may be left out. */
type Performed = Verdict<PerformedRefusal> & { outcome?: string[] }

/**
 * Defines a change that requires two people. The folder of its feature implements it, and `approved/approval-kinds.ts` lists it.
 */
export interface ApprovalKind<Facts> {
  kind: ApprovalKindName
  facts: z.ZodType<Facts>
  /** Allows one pending request per subject. */
  subject: (facts: Facts) => string
  /** Lists employees the request concerns, who cannot decide it. */
  barred?: (facts: Facts) => readonly number[]
  /** Locks the record until the commit, so that it cannot change between fingerprint and change. */
  lock: (db: Transaction, facts: Facts) => Promise<unknown>
  /** Returns null if the record does not exist. A screen reads it without the lock, a decision with it. */
  load: (db: Queries, facts: Facts) => Promise<ApprovalView | null>
  /** Makes the change in the transaction of the decision; a refusal rolls both back. */
  perform: (db: Transaction, facts: Facts, people: TwoPeople) => Promise<Performed>
}

export function fingerprintOf(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}
