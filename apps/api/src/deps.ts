import type { PrismaClient } from '@hygiene/db/generated/client'
import type {
  AddressGateway,
  IdentityGateway,
  LeakedPasswords,
  PaymentGateway,
  Scanner,
  SmsGateway,
  Storage,
} from '@hygiene/gateways'
import type { JobQueues } from '@hygiene/gateways/job-queues'
import { groupedPast, type ReadPast } from '@hygiene/operations/education/course/read-past'
import { type ExtendLogin, groupedExtend } from '@hygiene/operations/member/login/extend-login'
import { type BookSeat, groupedBooking } from '@hygiene/operations/in-person/seat/book-seat'
import { groupedView, type ViewSession } from '@hygiene/operations/in-person/seat/view-session'
import { groupedOpening, type OpenLecture } from '@hygiene/operations/education/study/group-openings'
import { groupedProgress, type RecordProgress } from '@hygiene/operations/education/study/record-progress'
import type { ReadAssociation } from '@hygiene/operations/kit/services'
import type { Pool } from 'pg'
import type { ApiConfig } from './config.ts'
import { type BlockedAddresses, rememberedBlocks } from './http/blocked-addresses.ts'
import { rememberedAssociation } from './http/current-association.ts'
import { type FindLogin, groupedFind } from './http/find-login.ts'
import type { AddCalls } from './http/limits/shared-counts.ts'

/** Lists all side effects. Handlers receive nothing else, and tests pass in others. */
export interface Deps extends Grouped {
  config: ApiConfig
  db: PrismaClient
  /** Is the pool that Prisma uses, for the hot path. */
  pool: Pool
  now: () => Date
  /** Returns whether the process was asked to stop. It still serves calls until the load balancers have switched. */
  isStopping: () => boolean
  random: () => number
  payment: PaymentGateway
  identity: IdentityGateway
  address: AddressGateway
  sms: SmsGateway
  leakedPasswords: LeakedPasswords
  scanner: Scanner
  storage: Storage
  notify: (facts: object, sentence: string) => void
  addCalls: AddCalls
  queues: JobQueues
}

/** Holds the batching of concurrent calls and the caches of the process, once per pool. */
export interface Grouped {
  findLogin: FindLogin
  extendLogin: ExtendLogin
  blockedAddresses: BlockedAddresses
  association: ReadAssociation
  readPast: ReadPast
  viewSession: ViewSession
  bookSeat: BookSeat
  openLecture: OpenLecture
  recordProgress: RecordProgress
}

export function groupedOver(pool: Pool, { DEPLOYMENT }: Pick<ApiConfig, 'DEPLOYMENT'>): Grouped {
  return {
    findLogin: groupedFind(pool),
    extendLogin: groupedExtend(pool),
    blockedAddresses: rememberedBlocks(pool),
    association: rememberedAssociation(pool, { hidesPlaceholders: DEPLOYMENT === 'production' }),
    readPast: groupedPast(pool),
    viewSession: groupedView(pool),
    bookSeat: groupedBooking(pool),
    openLecture: groupedOpening(pool),
    recordProgress: groupedProgress(pool),
  }
}
