import type { Database } from '@hygiene/db/connect'
import type { ContractClient } from './client.ts'
import type { FrozenClock } from './frozen-clock.ts'

type Setting =
  | 'DATABASE_URL'
  | 'OFFER_SECRET'
  | 'PORTONE_API_SECRET'
  | 'PORTONE_STORE_ID'
  | 'PORTONE_WEBHOOK_SECRET'
  | 'PUBLIC_URL'
  | 'REFUND_ACCOUNT_KEY'
  | 'SLIP_SIGNING_KEY'
  | 'STAFF_TOTP_KEY'

export interface ServedApi {
  database: Database
  clock: FrozenClock
  client: ContractClient
  config: Readonly<Record<Setting, string>>
  logIn(userId: string): Promise<ContractClient>
  stop(): Promise<void>
}

export type StartApi<S extends ServedApi> = (env?: Record<string, string>) => Promise<S>
