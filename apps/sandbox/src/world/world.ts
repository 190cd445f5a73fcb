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
  /** What the list of payments says wrongly, by payment id; absent: nothing. */
  listFaults?: { missing: string[]; amounts: Record<string, number>; doubled: string[] }
  /** Holders of bank accounts by number. */
  holders?: Record<string, string>
}

export type SandboxOptions = {
  /** Address under which browsers reach the sandbox; the listening address when left out. */
  publicUrl?: string
  /** Without one no notice is sent. */
  webhookUrl?: string
  webhookSecret: string
  apiSecret: string
  storeId: string
  smsApiKey: string
  smsApiSecret: string
  foodSafetyKey: string
  /** The one registered sender number. */
  smsSender: string
  /** Of every payment: production takes LIVE only. TEST when left out. */
  channelType?: 'TEST' | 'LIVE'
  stateFile?: string
  now?: () => Date
  /** Waits before the second, third … delivery of an unanswered notice. */
  retryDelaysMs?: readonly number[]
}

export type World = {
  options: SandboxOptions
  state: WorldState
  now: () => Date
  publicUrl: () => string
  /** Called after every change of the state. */
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
