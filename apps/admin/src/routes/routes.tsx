import { type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router-dom'
import { ApprovalsScreen } from '../features/approvals/approvals-screen.tsx'
import { AuditScreen } from '../features/audit/audit-screen.tsx'
import { BlockedScreen } from '../features/blocked/blocked-screen.tsx'
import { CertificateScreen } from '../features/certificates/certificate-screen.tsx'
import { CertificatesScreen } from '../features/certificates/certificates-screen.tsx'
import { ClosingsScreen } from '../features/closings/closings-screen.tsx'
import { DesignationsScreen } from '../features/designations/designations-screen.tsx'
import { EmployeesScreen } from '../features/employees/employees-screen.tsx'
import { EnrolmentScreen } from '../features/enrolment/enrolment-screen.tsx'
import { ExemptionsScreen } from '../features/exemptions/exemptions-screen.tsx'
import { HomeScreen } from '../features/home/home-screen.tsx'
import { JobsScreen } from '../features/jobs/jobs-screen.tsx'
import { LoginScreen } from '../features/login/login-screen.tsx'
import { SetUpScreen } from '../features/login/set-up-screen.tsx'
import { MemberScreen } from '../features/member/member-screen.tsx'
import { MembersScreen } from '../features/members/members-screen.tsx'
import { PaymentScreen } from '../features/payments/payment-screen.tsx'
import { PaymentsScreen } from '../features/payments/payments-screen.tsx'
import { PrintCodeScreen } from '../features/print-code/print-code-screen.tsx'
import { SearchPalette } from '../features/search/search-palette.tsx'
import { ReconciliationScreen } from '../features/reconciliation/reconciliation-screen.tsx'
import { SessionScreen } from '../features/sessions/session-screen.tsx'
import { SessionsScreen } from '../features/sessions/sessions-screen.tsx'
import { SupportCodeScreen } from '../features/support-code/support-code-screen.tsx'
import { StaffLayout } from '../app/layout/staff-layout.tsx'
import { NotFoundScreen } from '../app/layout/not-found-screen.tsx'
import { RootErrorScreen } from '../app/layout/root-error-screen.tsx'
import { RootLayout } from '../app/layout/root-layout.tsx'
import { DeskKeys } from '../shared/keys/desk-keys.tsx'
import { isSignedIn } from '../app/login/staff-login.ts'
import { loginPath } from '../app/router/return-path.ts'

/** Over every screen: the commands by keyboard, and the search. */
function DeskOverlays() {
  return (
    <>
      <DeskKeys />
      <SearchPalette />
    </>
  )
}

/** Everything but the login is for employees with both factors given. */
function demandLogin({ request }: LoaderFunctionArgs) {
  return isSignedIn() ? null : redirect(loginPath(new URL(request.url).pathname))
}

export const ROUTES: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RootErrorScreen />,
    children: [
      { path: '/login', element: <LoginScreen /> },
      { path: '/set-up', element: <SetUpScreen /> },
      {
        element: <StaffLayout overlays={<DeskOverlays />} />,
        children: [
          { path: '/', element: <HomeScreen />, loader: demandLogin },
          { path: '/members', element: <MembersScreen />, loader: demandLogin },
          { path: '/members/:no', element: <MemberScreen />, loader: demandLogin },
          { path: '/support-code', element: <SupportCodeScreen />, loader: demandLogin },
          { path: '/designations', element: <DesignationsScreen />, loader: demandLogin },
          { path: '/certificates', element: <CertificatesScreen />, loader: demandLogin },
          { path: '/certificates/:number', element: <CertificateScreen />, loader: demandLogin },
          { path: '/enrolments/:no', element: <EnrolmentScreen />, loader: demandLogin },
          { path: '/exemptions', element: <ExemptionsScreen />, loader: demandLogin },
          { path: '/print-code', element: <PrintCodeScreen />, loader: demandLogin },
          { path: '/payments', element: <PaymentsScreen />, loader: demandLogin },
          { path: '/payments/:number', element: <PaymentScreen />, loader: demandLogin },
          { path: '/reconciliation', element: <ReconciliationScreen />, loader: demandLogin },
          { path: '/closings', element: <ClosingsScreen />, loader: demandLogin },
          { path: '/sessions', element: <SessionsScreen />, loader: demandLogin },
          { path: '/sessions/:number', element: <SessionScreen />, loader: demandLogin },
          { path: '/approvals/:number?', element: <ApprovalsScreen />, loader: demandLogin },
          { path: '/employees/:number?', element: <EmployeesScreen />, loader: demandLogin },
          { path: '/jobs', element: <JobsScreen />, loader: demandLogin },
          { path: '/audit', element: <AuditScreen />, loader: demandLogin },
          { path: '/blocked', element: <BlockedScreen />, loader: demandLogin },
        ],
      },
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
]
