import { judgeForm } from '@hygiene/client/judge-form'
import { reasonForm } from '@hygiene/contracts/forms/reason'

/** The contract's rule for a reason in the log, at the field. */
export function judgeReason(reason: string, sentence?: string): { reason?: string } {
  return judgeForm(reasonForm, { reason }, { reason: sentence })
}
