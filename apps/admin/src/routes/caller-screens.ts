import type { ScreenRoute } from '@hygiene/client/screen-router'
import { behindLogin } from './behind-login.ts'

/** Screens for people who call, their money among them. */
export const CALLER_SCREENS: readonly ScreenRoute[] = [
  behindLogin('/', async () => (await import('../features/home/home-screen.tsx')).HomeScreen),
  behindLogin('/members', async () => (await import('../features/members/members-screen.tsx')).MembersScreen),
  behindLogin(
    '/members/:no',
    async () => (await import('../features/member/member-screen.tsx')).MemberScreen,
  ),
  behindLogin(
    '/inquiries/hours',
    async () => (await import('../features/inquiries/hours-screen.tsx')).HoursScreen,
  ),
  behindLogin(
    '/inquiries/canned',
    async () => (await import('../features/inquiries/canned-screen.tsx')).CannedScreen,
  ),
  behindLogin(
    '/inquiries/topics',
    async () => (await import('../features/inquiries/topics-screen.tsx')).TopicsScreen,
  ),
  behindLogin(
    '/inquiries/:number?',
    async () => (await import('../features/inquiries/inquiries-screen.tsx')).InquiriesScreen,
  ),
  behindLogin(
    '/support-code',
    async () => (await import('../features/support-code/support-code-screen.tsx')).SupportCodeScreen,
  ),
  behindLogin(
    '/designations',
    async () => (await import('../features/designations/designations-screen.tsx')).DesignationsScreen,
  ),
  behindLogin(
    '/designations/:no',
    async () => (await import('../features/designations/designation-screen.tsx')).DesignationScreen,
  ),
  behindLogin(
    '/licences',
    async () => (await import('../features/licences/licences-screen.tsx')).LicencesScreen,
  ),
  behindLogin(
    '/licences/:no',
    async () => (await import('../features/licences/licence-screen.tsx')).LicenceScreen,
  ),
  behindLogin(
    '/enrolments',
    async () => (await import('../features/enrolments/enrolments-screen.tsx')).EnrolmentsScreen,
  ),
  behindLogin(
    '/bulk-acts',
    async () => (await import('../features/bulk-acts/bulk-acts-screen.tsx')).BulkActsScreen,
  ),
  behindLogin(
    '/enrolments/:no',
    async () => (await import('../features/enrolment/enrolment-screen.tsx')).EnrolmentScreen,
  ),
  behindLogin(
    '/payments',
    async () => (await import('../features/payments/payments-screen.tsx')).PaymentsScreen,
  ),
  behindLogin(
    '/payments/:number',
    async () => (await import('../features/payments/payment-screen.tsx')).PaymentScreen,
  ),
  behindLogin(
    '/reconciliation',
    async () => (await import('../features/reconciliation/reconciliation-screen.tsx')).ReconciliationScreen,
  ),
  behindLogin(
    '/deposits',
    async () => (await import('../features/deposits/deposits-screen.tsx')).DepositsScreen,
  ),
  behindLogin(
    '/cash-receipts',
    async () => (await import('../features/cash-receipts/cash-receipts-screen.tsx')).CashReceiptsScreen,
  ),
  behindLogin(
    '/cash-receipts/wishes',
    async () => (await import('../features/cash-receipts/wishes-screen.tsx')).WishesScreen,
  ),
  behindLogin(
    '/cash-receipts/taxes',
    async () => (await import('../features/cash-receipts/taxes-screen.tsx')).TaxesScreen,
  ),
  behindLogin(
    '/closings',
    async () => (await import('../features/closings/closings-screen.tsx')).ClosingsScreen,
  ),
]
