export {
  type AddressCommon,
  type AddressGateway,
  type AddressOptions,
  type AddressQuery,
  type AddressResult,
  createAddressGateway,
  type JusoItem,
} from './address/juso-client.ts'
export { cleanSearchText, searchTextFault } from './address/search-text.ts'
export { callCountsInRedis } from './call-counts/redis-call-counts.ts'
export { GatewayUnavailable, type OutsideService } from './gateway-unavailable.ts'
export {
  createIdentityGateway,
  type GatewayIdentity,
  type GatewayIdentityCustomer,
  type IdentityGateway,
} from './identity/portone-identity.ts'
export {
  createLeakedPasswords,
  type LeakedPasswords,
  type LeakedPasswordsOptions,
} from './leaked-passwords/range-client.ts'
export {
  createLicenceRegister,
  type LicenceRegister,
  type LicenceRegisterOptions,
  type RegisterAnswer,
  type RegisterQuery,
} from './licence-register/food-safety-client.ts'
export { notForProduction } from './not-for-production.ts'
export type {
  GatewayCancellation,
  GatewayCancellationStatus,
  GatewayPayment,
  GatewayPaymentMethod,
  GatewayPaymentStatus,
} from './payment/gateway-payment.ts'
export type { CashReceiptWanted, GatewayCashReceipt } from './payment/cash-receipt-results.ts'
export { NoticeRejected, type PaymentNotice, readNotice } from './payment/notice.ts'
export type {
  CancelRefusal,
  CancelRequest,
  CancelResult,
  CloseVirtualAccountResult,
  PreRegisterResult,
  RefundAccount,
  Refused,
} from './payment/payment-results.ts'
export { nightSide } from './payment/night-payment.ts'
export { type AskedPayment, askPayment, askPaymentNow, type SeenPayment } from './payment/payment-facts.ts'
export {
  cashReceiptKey,
  createPaymentGateway,
  type PaymentGateway,
  refundKey,
} from './payment/portone-client.ts'
export type { PortOneOptions } from './portone-call.ts'
export { createScanner, type Scanner, type ScannerOptions, type ScanVerdict } from './scanner/clamd-client.ts'
export {
  commonSettings,
  leakedPasswordsUrl,
  SANDBOX_ORIGIN,
  SHARED_DEVELOPMENT,
  sharedSettings,
  storageFolder,
} from './shared-settings.ts'
export { helpToken, helpTokenHash } from './signing/help-token.ts'
export { readCalendarToken, readOfferToken, signCalendar, signOffer } from './signing/offer-token.ts'
export { readRefusalToken, refusalToken } from './signing/refusal-token.ts'
export { certificateKeys, signCertificate, signRevocations } from './signing/certificate-signature.ts'
export {
  DEVELOPMENT_SLIP_KEY,
  signSlip,
  slipPublicKey,
  slipReader,
} from './signing/slip-signature.ts'
export {
  createSmsGateway,
  type SmsGateway,
  type SmsOptions,
  type SmsResult,
  type TextMessage,
} from './sms/solapi-client.ts'
export { createStorage } from './storage/directory-storage.ts'
export { openBucket, openStorage } from './storage/open-storage.ts'
export { deliveryOrigin, type StorageSettings, storageSettings } from './storage/storage-settings.ts'
export {
  type ByteRange,
  type Handing,
  type Storage,
  StorageKeyRejected,
  StoredFileMissing,
} from './storage/storage.ts'
