import type { RouteObject } from 'react-router-dom'
import { LoginScreen } from '../features/login/login-screen.tsx'
import { SearchPalette } from '../features/search/search-palette.tsx'
import { StaffLayout } from '../app/layout/staff-layout.tsx'
import { NotFoundScreen } from '../app/layout/not-found-screen.tsx'
import { RootErrorScreen } from '../app/layout/root-error-screen.tsx'
import { RootLayout } from '../app/layout/root-layout.tsx'
import { CasePill } from '../shared/case/case-pill.tsx'
import { DeskKeys } from '../shared/keys/desk-keys.tsx'
import { QUESTION_SCREENS } from './question-screens.ts'
import { HALL_SCREENS } from './hall-screens.ts'
import { loadCampaign, loadCampaigns } from './load-campaigns.ts'
import { behindLogin } from './behind-login.ts'

/** Over every screen: the commands by keyboard, and the search. */
function DeskOverlays() {
  return (
    <>
      <DeskKeys />
      <SearchPalette />
    </>
  )
}

export const ROUTES: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RootErrorScreen />,
    hydrateFallbackElement: <main />,
    children: [
      { path: '/login', element: <LoginScreen /> },
      {
        path: '/set-up',
        lazy: async () => ({ Component: (await import('../features/login/set-up-screen.tsx')).SetUpScreen }),
      },
      {
        element: <StaffLayout overlays={<DeskOverlays />} inBar={<CasePill />} />,
        children: [
          behindLogin('/', async () => (await import('../features/home/home-screen.tsx')).HomeScreen),
          behindLogin(
            '/members',
            async () => (await import('../features/members/members-screen.tsx')).MembersScreen,
          ),
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
            '/certificates',
            async () => (await import('../features/certificates/certificates-screen.tsx')).CertificatesScreen,
          ),
          behindLogin(
            '/certificates/:number',
            async () => (await import('../features/certificates/certificate-screen.tsx')).CertificateScreen,
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
            '/exemptions',
            async () => (await import('../features/exemptions/exemptions-screen.tsx')).ExemptionsScreen,
          ),
          behindLogin(
            '/print-code',
            async () => (await import('../features/print-code/print-code-screen.tsx')).PrintCodeScreen,
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
            async () =>
              (await import('../features/reconciliation/reconciliation-screen.tsx')).ReconciliationScreen,
          ),
          behindLogin(
            '/cash-receipts',
            async () =>
              (await import('../features/cash-receipts/cash-receipts-screen.tsx')).CashReceiptsScreen,
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
          behindLogin(
            '/courses',
            async () => (await import('../features/courses/courses-screen.tsx')).CoursesScreen,
          ),
          behindLogin(
            '/courses/next',
            async () => (await import('../features/courses/next-year-screen.tsx')).NextYearScreen,
          ),
          behindLogin(
            '/courses/:no',
            async () => (await import('../features/courses/course-screen.tsx')).CourseScreen,
          ),
          ...QUESTION_SCREENS.map(({ path, load }) => behindLogin(path, load)),
          behindLogin(
            '/lectures/:no?',
            async () => (await import('../features/lectures/lecture-screen.tsx')).LectureScreen,
          ),
          behindLogin(
            '/sessions',
            async () => (await import('../features/sessions/sessions-screen.tsx')).SessionsScreen,
          ),
          ...HALL_SCREENS.map(([path, load]) => behindLogin(path, load)),
          behindLogin(
            '/sessions/:number',
            async () => (await import('../features/sessions/session-screen.tsx')).SessionScreen,
          ),
          behindLogin(
            '/approvals/:number?',
            async () => (await import('../features/approvals/approvals-screen.tsx')).ApprovalsScreen,
          ),
          behindLogin(
            '/employees/:number?',
            async () => (await import('../features/employees/employees-screen.tsx')).EmployeesScreen,
          ),
          behindLogin(
            '/settings',
            async () => (await import('../features/settings/settings-screen.tsx')).SettingsScreen,
          ),
          behindLogin(
            '/posts',
            async () => (await import('../features/contents/contents-screen.tsx')).ContentsScreen,
          ),
          behindLogin(
            '/posts/:no',
            async () => (await import('../features/contents/content-screen.tsx')).ContentScreen,
          ),
          behindLogin(
            '/statistics',
            async () => (await import('../features/statistics/statistics-screen.tsx')).StatisticsScreen,
          ),
          behindLogin('/campaigns', loadCampaigns),
          behindLogin('/campaigns/:no', loadCampaign),
          behindLogin('/jobs', async () => (await import('../features/jobs/jobs-screen.tsx')).JobsScreen),
          behindLogin(
            '/exports',
            async () => (await import('../features/exports/exports-screen.tsx')).ExportsScreen,
          ),
          behindLogin(
            '/exports/saved',
            async () => (await import('../features/exports/saved-exports-screen.tsx')).SavedExportsScreen,
          ),
          behindLogin(
            '/imports',
            async () => (await import('../features/imports/imports-screen.tsx')).ImportsScreen,
          ),
          behindLogin(
            '/imports/:no',
            async () => (await import('../features/imports/import-screen.tsx')).ImportScreen,
          ),
          behindLogin('/audit', async () => (await import('../features/audit/audit-screen.tsx')).AuditScreen),
          behindLogin(
            '/blocked',
            async () => (await import('../features/blocked/blocked-screen.tsx')).BlockedScreen,
          ),
        ],
      },
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
]
