import { paymentExceptionOf, type ExceptionFacts } from '../reconciliation/payment-exception.ts'

/**
 * Money that goes back to its person and is theirs to follow. `late`: it came for an application that had ended. `refused`:
 * the gateway would not return it. `inProgress`: a refund of either is under way.
 */
export const owedMoneyStates = ['late', 'refused', 'inProgress'] as const
export type OwedMoneyState = (typeof owedMoneyStates)[number]

/** Null where staff have to settle something else about it, of which its person knows nothing. */
export function owedMoneyState(
  facts: ExceptionFacts & { isExceptional: boolean },
  now: Date,
): OwedMoneyState | null {
  switch (paymentExceptionOf(facts, now)) {
    case 'lateMoney':
      return 'late'
    case 'refundFailed':
      // The terms that two employees agreed on are repeated by them.
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
