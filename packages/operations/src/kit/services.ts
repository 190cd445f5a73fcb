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
import type { Association } from '@hygiene/domain/association'
import type { Pool } from 'pg'
import type { ReadPast } from '../education/course/read-past.ts'
import type { OpenLecture } from '../education/study/group-openings.ts'
import type { BookSeat } from '../in-person/seat/book-seat.ts'
import type { ViewSession } from '../in-person/seat/view-session.ts'
import type { PasskeySite } from '../member/account/passkey/verify.ts'

interface Settings {
  CERTIFICATE_PUBLIC_KEYS: string
  CERTIFICATE_SIGNING_KEY: string
  DEPLOYMENT: 'development' | 'production'
  IDENTITY_PEPPER: string
  MEDIA_SECRET: string
  OFFER_SECRET: string
  PORTONE_CERTIFICATE_CHANNEL_KEY: string
  PORTONE_CHANNEL_KEY: string
  PORTONE_IDENTITY_CARD_CHANNEL_KEY: string
  PORTONE_IDENTITY_CHANNEL_KEY: string
  PORTONE_IPIN_CHANNEL_KEY: string
  PORTONE_SDK_URL: string
  PORTONE_STORE_ID: string
  PUBLIC_URL: string
  REFUND_ACCOUNT_KEY: string
  SLIP_SIGNING_KEY: string
  SMS_A_DAY: number
  SMS_KEPT_FOR_URGENT: number
  SMS_SENDER: string
  STAFF_TOTP_KEY: string
}

export type ReadAssociation = (now: Date) => Promise<{ versionNo: number; text: Association }>

/** Holds facts of the call that only the API knows. */
export interface CallFacts {
  /** Holds the files of a multipart body. */
  files: readonly SentFile[]
  ipAddress: string
  /** Groups calls of one connection for limits. */
  network: string
  userAgent: string
}

interface SentFile {
  fileName: string
  sizeBytes: number
  read: () => Promise<Buffer>
}

/**
 * Lists everything that an operation can name in `needs`: outside services, settings, the pool of the hot path, facts of the
 * call.
 */
export interface Services extends Settings, CallFacts {
  address: AddressGateway
  /** Reads the association's data in force. */
  association: ReadAssociation
  /** Is the cache of blocked ranges in this process. */
  blockedAddresses: { purge: () => void }
  bookSeat: BookSeat
  identity: IdentityGateway
  leakedPasswords: LeakedPasswords
  /** Logs facts that identify no person. */
  notify: (facts: object, sentence: string) => void
  openLecture: OpenLecture
  /** Identifies the site to passkeys. */
  passkeySite: PasskeySite
  payment: PaymentGateway
  /** Is the pool Prisma uses, for raw SQL of the hot path. */
  pool: Pool
  queues: JobQueues
  random: () => number
  readPast: ReadPast
  scanner: Scanner
  sms: SmsGateway
  storage: Storage
  viewSession: ViewSession
}
