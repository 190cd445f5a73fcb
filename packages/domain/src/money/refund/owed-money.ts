import { paymentExceptionOf, type ExceptionFacts } from '../reconciliation/payment-exception.ts'

/**
 * Lists money owed to a person, who can follow it. `late`: it came for an application that had ended. `refused`: the gateway
 * would not return it. `inProgress`: a refund of either is under way.
 */
export const owedMoneyStates = ['late', 'refused', 'inProgress'] as const
export type OwedMoneyState = (typeof owedMoneyStates)[number]

export function owedMoneyState(
  facts: ExceptionFacts & { isExceptional: boolean },
  now: Date,
): OwedMoneyState | null {
  switch (paymentExceptionOf(facts, now)) {
    case 'lateMoney':
      return 'late'
    case 'refundFailed':
      // Two employees agreed on these terms, so only they can repeat the refund.
      return facts.isExceptional ? 'inProgress' : 'refused'
    case 'refundInProgress':
    case 'refundSlow':
    case 'transferDue':
      return 'inProgress'
    case 'amountDiffers':
    case 'certifiedUnpaid':
    case 'returnedTwice':
    case 'noticeMissed':
    case 'paidTwice':
    case 'goneAtGateway':
    default:
      return null
  }
}
