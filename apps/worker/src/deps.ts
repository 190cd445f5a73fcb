import type { PrismaClient } from '@hygiene/db/generated/client'
import type { LicenceRegister, PaymentGateway, Scanner, SmsGateway, Storage } from '@hygiene/gateways'
import type { WorkerConfig } from './config.ts'

/** The worker's one list of side effects. */
export interface WorkerDeps {
  config: WorkerConfig
  db: PrismaClient
  payment: PaymentGateway
  licences: LicenceRegister
  sms: SmsGateway
  scanner: Scanner
  storage: Storage
  now: () => Date
  /** Completed work. */
  log: (message: string) => void
  /** Failures, told at every level but silence. */
  warn: (message: string) => void
}
