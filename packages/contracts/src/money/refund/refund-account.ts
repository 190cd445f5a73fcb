import { refundAccountForm } from '../../forms/refund-account.ts'
import { jsonBean } from '../../kit/fields.ts'

export const refundAccount = jsonBean(refundAccountForm)
