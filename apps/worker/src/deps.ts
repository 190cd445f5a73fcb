import type { PrismaClient } from '@hygiene/db/generated/client'
import type { LicenceRegister, PaymentGateway, Scanner, SmsGateway, Storage } from '@hygiene/gateways'
import type { WorkerConfig } from './config.ts'

export interface WorkerDeps {
  config: WorkerConfig
  db: PrismaClient
  payment: PaymentGateway
  licences: LicenceRegister
  sms: SmsGateway
  scanner: Scanner
  storage: Storage
  now: () => Date
  log: (message: string) => void
  /** Reports failures at every log level except silence. */
  warn: (message: string) => void
}
