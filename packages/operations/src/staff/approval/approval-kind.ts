import { createHash } from 'node:crypto'
import type { ApprovalShown, PerformedRefusal } from '@hygiene/contracts/staff/approval/approval-shape'
import type { Queries, Transaction } from '@hygiene/db/connect'
import type { ApprovalKindName } from '@hygiene/domain/staff/approval/approval'
import type { Verdict } from '@hygiene/domain/verdict'
import type { z } from 'zod'

/** The record of a request as it stands now. */
export interface ApprovalView extends ApprovalShown {
  /** Of everything that must not change between asking and approving; made by `fingerprintOf`. */
  fingerprint: string
  /** The members whose data it is about. */
  memberNos: readonly number[]
}

/** Both employees of a change, as its kind is told them when it makes it. */
export interface TwoPeople {
  maker: { employeeNo: number; loginId: string }
  approver: { employeeNo: number; loginId: string; ipAddress: string }
  /** The words with which it was asked for. */
  text: string
  approvalNo: number
  now: Date
}

/** `outcome`: what became of the parts of the change, in sentences, where a part may be left out. */
type Performed = Verdict<PerformedRefusal> & { outcome?: string[] }

/** A kind of change that takes two people; the folder of its feature defines it, `approved/approval-kinds.ts` lists it. */
export interface ApprovalKind<Facts> {
  kind: ApprovalKindName
  facts: z.ZodType<Facts>
  /** One request waits for each subject. */
  subject: (facts: Facts) => string
  /** Employees it is about: they cannot decide it. */
  barred?: (facts: Facts) => readonly number[]
  /** Holds the record until the commit: without it the record could change between fingerprint and change. */
  lock: (db: Transaction, facts: Facts) => Promise<unknown>
  /** Null where there is no such record. Read without the lock for a screen, with it for a decision. */
  load: (db: Queries, facts: Facts) => Promise<ApprovalView | null>
  /** Makes the change in the transaction of the decision; a «no» takes both back. */
  perform: (db: Transaction, facts: Facts, people: TwoPeople) => Promise<Performed>
}

export function fingerprintOf(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}
