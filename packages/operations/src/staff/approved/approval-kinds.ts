import type { Approval } from '@hygiene/db/generated/client'
import type { Queries, Transaction } from '@hygiene/db/connect'
import type { ApprovalKind, ApprovalView, TwoPeople } from '../approval/approval-kind.ts'
import { bulkOperationApproval } from '../bulk-operation/bulk-operation-approval.ts'
import { campaignApproval } from '../campaign/campaign-approval.ts'
import { changeRunningRules } from '../../education/course/change-running-rules.ts'
import { reopenClosing } from '../../money/closing/reopen-closing.ts'
import { exceptionalRefund } from '../../money/refund/exceptional-refund.ts'
import { bulkExport } from '../export/bulk-export.ts'
import { bulkImport } from '../import/bulk-import.ts'
import { grantExemption } from '../../education/exemption/grant-exemption.ts'
import { revokeCertificate } from '../../education/certificate/revoke-certificate.ts'
import { supersedeIdentity } from '../../education/certificate/supersede-identity.ts'
import { closeVenue } from '../../in-person/venue-closure/close-venue.ts'
import { mergeMembers } from '../../member/merge/merge-members.ts'
import { changeMessageText } from '../setting/change-message-text.ts'
import { changeSettings } from '../setting/change-settings.ts'
import { changeRole } from '../employee/change-role.ts'
import { inviteEmployee } from '../employee/invite-employee.ts'

type Outcome = ReturnType<ApprovalKind<never>['perform']>

interface BoundChange {
  lock: (db: Transaction) => Promise<unknown>
  load: (db: Queries) => Promise<ApprovalView | null>
  perform: (db: Transaction, people: TwoPeople) => Outcome
}

function bound<Facts>(kind: ApprovalKind<Facts>): [string, (stored: unknown) => BoundChange] {
  return [
    kind.kind,
    (stored) => {
      const facts = kind.facts.parse(stored)
      return {
        lock: (db) => kind.lock(db, facts),
        load: (db) => kind.load(db, facts),
        perform: (db, people) => kind.perform(db, facts, people),
      }
    },
  ]
}

const KINDS = new Map([
  bound(bulkOperationApproval),
  bound(bulkExport),
  bound(campaignApproval),
  bound(bulkImport),
  bound(changeRole),
  bound(changeMessageText),
  bound(changeSettings),
  bound(exceptionalRefund),
  bound(grantExemption),
  bound(revokeCertificate),
  bound(supersedeIdentity),
  bound(inviteEmployee),
  bound(reopenClosing),
  bound(closeVenue),
  bound(mergeMembers),
  bound(changeRunningRules),
])

export function changeOf({ kind, facts }: Pick<Approval, 'kind' | 'facts'>): BoundChange | null {
  return KINDS.get(kind)?.(facts) ?? null
}
