import type { ScreenRoute } from '@hygiene/client/screen-router'
import { behindLogin } from './behind-login.ts'

export const CALLER_SCREENS: readonly ScreenRoute[] = [
  behindLogin('/', async () => (await import('../features/staff/home/home-screen.tsx')).HomeScreen),
  behindLogin(
    '/members',
    async () => (await import('../features/member/account/members-screen.tsx')).MembersScreen,
  ),
  behindLogin(
    '/members/:no',
    async () => (await import('../features/member/member-page/member-screen.tsx')).MemberScreen,
  ),
  behindLogin(
    '/inquiries/hours',
    async () => (await import('../features/content/inquiry/hours-screen.tsx')).HoursScreen,
  ),
  behindLogin(
    '/inquiries/canned',
    async () => (await import('../features/content/inquiry/canned-screen.tsx')).CannedScreen,
  ),
  behindLogin(
    '/inquiries/topics',
    async () => (await import('../features/content/inquiry/topics-screen.tsx')).TopicsScreen,
  ),
  behindLogin(
    '/inquiries/:number?',
    async () => (await import('../features/content/inquiry/inquiries-screen.tsx')).InquiriesScreen,
  ),
  behindLogin(
    '/support-code',
    async () => (await import('../features/member/support-code/support-code-screen.tsx')).SupportCodeScreen,
  ),
  behindLogin(
    '/designations',
    async () =>
      (await import('../features/education/designation/designations-screen.tsx')).DesignationsScreen,
  ),
  behindLogin(
    '/designations/:no',
    async () => (await import('../features/education/designation/designation-screen.tsx')).DesignationScreen,
  ),
  behindLogin(
    '/licences',
    async () => (await import('../features/platform/licence-register/licences-screen.tsx')).LicencesScreen,
  ),
  behindLogin(
    '/licences/:no',
    async () => (await import('../features/platform/licence-register/licence-screen.tsx')).LicenceScreen,
  ),
  behindLogin(
    '/enrolments',
    async () => (await import('../features/education/enrolment/enrolments-screen.tsx')).EnrolmentsScreen,
  ),
  behindLogin(
    '/bulk-operations',
    async () =>
      (await import('../features/staff/bulk-operation/bulk-operations-screen.tsx')).BulkOperationsScreen,
  ),
  behindLogin(
    '/enrolments/:no',
    async () => (await import('../features/education/enrolment-page/enrolment-screen.tsx')).EnrolmentScreen,
  ),
  behindLogin(
    '/payments',
    async () => (await import('../features/money/payment/payments-screen.tsx')).PaymentsScreen,
  ),
  behindLogin(
    '/payments/:number',
    async () => (await import('../features/money/payment/payment-screen.tsx')).PaymentScreen,
  ),
  behindLogin(
    '/reconciliation',
    async () =>
      (await import('../features/money/reconciliation/reconciliation-screen.tsx')).ReconciliationScreen,
  ),
  behindLogin(
    '/deposits',
    async () => (await import('../features/money/deposit/deposits-screen.tsx')).DepositsScreen,
  ),
  behindLogin(
    '/cash-receipts',
    async () => (await import('../features/money/cash-receipt/cash-receipts-screen.tsx')).CashReceiptsScreen,
  ),
  behindLogin(
    '/cash-receipts/wishes',
    async () => (await import('../features/money/cash-receipt/wishes-screen.tsx')).WishesScreen,
  ),
  behindLogin(
    '/cash-receipts/taxes',
    async () => (await import('../features/money/cash-receipt/taxes-screen.tsx')).TaxesScreen,
  ),
  behindLogin(
    '/closings',
    async () => (await import('../features/money/closing/closings-screen.tsx')).ClosingsScreen,
  ),
]
