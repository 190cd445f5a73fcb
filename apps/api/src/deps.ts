import type { PrismaClient } from '@hygiene/db'
import type {
  AddressGateway,
  IdentityGateway,
  LeakedPasswords,
  PaymentGateway,
  SmsGateway,
  Storage,
} from '@hygiene/gateways'
import type { Pool } from 'pg'
import type { ApiConfig } from './config.ts'

/** The one list of side effects. Handlers get these and nothing else; tests hand in others. */
export interface Deps {
  config: ApiConfig
  db: PrismaClient
  /** The same pool Prisma uses, for the hot path. */
  pool: Pool
  now: () => Date
  /** A number in [0, 1) for drawing questions. */
  random: () => number
  payment: PaymentGateway
  identity: IdentityGateway
  address: AddressGateway
  sms: SmsGateway
  leakedPasswords: LeakedPasswords
  storage: Storage
}
