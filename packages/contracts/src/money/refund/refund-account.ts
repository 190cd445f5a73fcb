import { refundAccountForm } from '../../forms/refund-account.ts'
import { jsonBean } from '../../kit/fields.ts'

/** JSON text where the call is a query or a form. */
export const refundAccount = jsonBean(refundAccountForm)
