import { printedText } from '@hygiene/domain/printed-text'
import { z } from 'zod'
import {
  callPortOne,
  isSuccess,
  type PortOneOptions,
  parseAnswer,
  readRefusal,
  unknownRefusal,
} from '../portone-call.ts'

export type GatewayIdentityCustomer = {
  name: string
  /** Is YYYYMMDD. Some providers omit it. */
  birthOn?: string
  phone?: string
  ci?: string
  di?: string
}

export type GatewayIdentity =
  | { status: 'ready'; identityVerificationId: string }
  | { status: 'failed'; identityVerificationId: string; failureMessage?: string }
  | {
      status: 'verified'
      identityVerificationId: string
      verifiedAt: Date
      /** Production refuses TEST. A check without a known channel counts as TEST. */
      channelType: 'LIVE' | 'TEST'
      customer: GatewayIdentityCustomer
    }

export type IdentityGateway = {
  /** Returns null if no verification window was opened under this id. */
  fetchIdentity(identityVerificationId: string): Promise<GatewayIdentity | null>
}

const verification = z.discriminatedUnion('status', [
  z.object({ status: z.literal('READY'), id: z.string() }),
  z.object({
    status: z.literal('FAILED'),
    id: z.string(),
    failure: z.object({ reason: z.string().optional(), pgMessage: z.string().optional() }).optional(),
  }),
  z.object({
    status: z.literal('VERIFIED'),
    id: z.string(),
    verifiedAt: z.iso.datetime({ offset: true }),
    channel: z.object({ type: z.enum(['LIVE', 'TEST']) }).optional(),
    verifiedCustomer: z.object({
      name: z.string(),
      birthDate: z.string().optional(),
      phoneNumber: z.string().optional(),
      ci: z.string().optional(),
      di: z.string().optional(),
    }),
  }),
])

type Verification = z.infer<typeof verification>

export function createIdentityGateway(options: PortOneOptions): IdentityGateway {
  return { fetchIdentity: (identityVerificationId) => fetchIdentity(options, identityVerificationId) }
}

async function fetchIdentity(options: PortOneOptions, id: string): Promise<GatewayIdentity | null> {
  const answer = await callPortOne(options, {
    service: 'identity',
    method: 'GET',
    path: `/identity-verifications/${encodeURIComponent(id)}`,
    query: { storeId: options.storeId },
  })
  if (isSuccess(answer)) return narrowIdentity(parseAnswer('identity', verification, answer))
  const refusal = readRefusal('identity', answer)
  if (refusal.type === 'IDENTITY_VERIFICATION_NOT_FOUND') return null
  throw unknownRefusal('identity', refusal)
}

function narrowIdentity(answer: Verification): GatewayIdentity {
  const identityVerificationId = answer.id
  if (answer.status === 'READY') return { status: 'ready', identityVerificationId }
  if (answer.status === 'FAILED') {
    const failureMessage = answer.failure?.pgMessage ?? answer.failure?.reason
    return { status: 'failed', identityVerificationId, failureMessage }
  }
  return {
    status: 'verified',
    identityVerificationId,
    verifiedAt: new Date(answer.verifiedAt),
    channelType: answer.channel?.type ?? 'TEST',
    customer: narrowCustomer(answer.verifiedCustomer),
  }
}

/** Normalizes names and phones for comparison: names may arrive decomposed, phones with hyphens or a country code. */
function narrowCustomer(
  customer: Extract<Verification, { status: 'VERIFIED' }>['verifiedCustomer'],
): GatewayIdentityCustomer {
  return {
    name: printedText(customer.name),
    birthOn: customer.birthDate?.replaceAll('-', ''),
    phone: customer.phoneNumber?.replaceAll(/\D/g, '').replace(/^82(?=1)/, '0'),
    ci: customer.ci,
    di: customer.di,
  }
}
