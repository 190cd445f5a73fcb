import { type Faults, noFaults } from './faults.ts'
import type {
  CashReceiptRecord,
  IdempotentAnswer,
  IdentityRecord,
  MessageRecord,
  NoticeRecord,
  PaymentRecord,
} from './records.ts'

export type WorldState = {
  payments: Record<string, PaymentRecord>
  identities: Record<string, IdentityRecord>
  preRegistered: Record<string, number>
  preRegisteredTaxFree: Record<string, number>
  cashReceipts: Record<string, CashReceiptRecord>
  idempotent: Record<string, IdempotentAnswer>
  notices: NoticeRecord[]
  messages: MessageRecord[]
  faults: Faults
  /** Holds the errors in the list of payments, by payment id. Is absent when there are none. */
  listFaults?: { missing: string[]; amounts: Record<string, number>; doubled: string[] }
  holders?: Record<string, string>
}

export type SandboxOptions = {
  /** Is the address at which browsers reach the sandbox. Defaults to the listening address. */
  publicUrl?: string
  webhookUrl?: string
  webhookSecret: string
  apiSecret: string
  storeId: string
  smsApiKey: string
  smsApiSecret: string
  foodSafetyKey: string
  smsSender: string
  /** Applies to every payment: production accepts LIVE only. Defaults to TEST. */
  channelType?: 'TEST' | 'LIVE'
  stateFile?: string
  now?: () => Date
  /** Lists the waits before the second, third … delivery of an unanswered notice. */
  retryDelaysMs?: readonly number[]
}

export type World = {
  options: SandboxOptions
  state: WorldState
  now: () => Date
  publicUrl: () => string
  changed: () => void
}

export function emptyState(): WorldState {
  return {
    payments: {},
    identities: {},
    preRegistered: {},
    preRegisteredTaxFree: {},
    cashReceipts: {},
    idempotent: {},
    notices: [],
    messages: [],
    faults: { ...noFaults },
  }
}
