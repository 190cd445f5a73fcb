import { z } from 'zod'
import {
  callPortOne,
  isSuccess,
  type PortOneOptions,
  parseAnswer,
  readRefusal,
  unknownRefusal,
} from '../portone-call.ts'

/** The bank's answer about an account: its holder, or that there is none such. */
export type AccountHolder = { outcome: 'known'; holderName: string } | { outcome: 'unknownAccount' }

/** A person waits for the answer. */
const TIMEOUT_MS = 5_000

const holderShape = z.object({ holderName: z.string() })

/**
 * GET /platform/bank-accounts/{bank}/{accountNumber}/holder; throws `GatewayUnavailable`, whose words name no account, where the
 * bank does not answer (`PLATFORM_EXTERNAL_API_…`) or is not asked by the gateway (`PLATFORM_NOT_SUPPORTED_BANK`).
 */
export async function fetchAccountHolder(
  options: PortOneOptions,
  { bank, accountNumber }: { bank: string; accountNumber: string },
): Promise<AccountHolder> {
  const answer = await callPortOne(options, {
    service: 'payment',
    method: 'GET',
    path: `/platform/bank-accounts/${encodeURIComponent(bank)}/${encodeURIComponent(accountNumber)}/holder`,
    namesNoPath: true,
    timeoutMs: Math.min(options.timeoutMs ?? TIMEOUT_MS, TIMEOUT_MS),
  })
  if (isSuccess(answer))
    return { outcome: 'known', holderName: parseAnswer('payment', holderShape, answer).holderName }
  const refusal = readRefusal('payment', answer)
  if (refusal.type === 'INVALID_REQUEST') return { outcome: 'unknownAccount' }
  throw unknownRefusal('payment', { type: refusal.type })
}
