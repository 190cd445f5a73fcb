import { isSameHolder } from '@hygiene/domain/money/payment/same-holder'
import { REFUND_BANKS } from '@hygiene/domain/money/refund/refund-banks'
import { GatewayUnavailable, type PaymentGateway } from '@hygiene/gateways'

interface TypedAccount {
  bank: string
  accountNumber: string
  holder: string
}

type Checked =
  | { allowed: true; isHolderKnown: boolean | null }
  | { allowed: false; reason: 'REFUND_HOLDER_DIFFERS' | 'REFUND_ACCOUNT_WRONG' }

/**
 * Asks the bank for the holder of an account before a refund. If the bank does not answer, the refund continues and staff see
 * that the holder is unknown. Neither the account nor the bank's name for its holder leaves this function.
 */
export async function checkHolder(
  gateway: Pick<PaymentGateway, 'fetchAccountHolder'>,
  account: TypedAccount | undefined,
): Promise<Checked> {
  if (!account) return { allowed: true, isHolderKnown: null }
  if (!REFUND_BANKS.some(({ code }) => code === account.bank)) return { allowed: true, isHolderKnown: false }
  try {
    const notified = await gateway.fetchAccountHolder(account)
    if (notified.outcome === 'unknownAccount') return { allowed: false, reason: 'REFUND_ACCOUNT_WRONG' }
    return isSameHolder(account.holder, notified.holderName)
      ? { allowed: true, isHolderKnown: true }
      : { allowed: false, reason: 'REFUND_HOLDER_DIFFERS' }
  } catch (error) {
    if (error instanceof GatewayUnavailable) return { allowed: true, isHolderKnown: false }
    throw error
  }
}
