import type { ScreenRoute } from '@hygiene/client/screen-router'
import { behindLogin } from './behind-login.ts'

export const OFFICE_SCREENS: readonly ScreenRoute[] = [
  behindLogin(
    '/certificates',
    async () =>
      (await import('../features/education/certificate/certificates-screen.tsx')).CertificatesScreen,
  ),
  behindLogin(
    '/certificates/:number',
    async () => (await import('../features/education/certificate/certificate-screen.tsx')).CertificateScreen,
  ),
  behindLogin(
    '/exemptions',
    async () => (await import('../features/education/exemption/exemptions-screen.tsx')).ExemptionsScreen,
  ),
  behindLogin(
    '/print-code',
    async () => (await import('../features/education/print-code/print-code-screen.tsx')).PrintCodeScreen,
  ),
  behindLogin(
    '/approvals/:number?',
    async () => (await import('../features/staff/approval/approvals-screen.tsx')).ApprovalsScreen,
  ),
  behindLogin(
    '/employees/:number?',
    async () => (await import('../features/staff/employee/employees-screen.tsx')).EmployeesScreen,
  ),
  behindLogin(
    '/settings',
    async () => (await import('../features/staff/setting/settings-screen.tsx')).SettingsScreen,
  ),
  behindLogin(
    '/references',
    async () => (await import('../features/platform/lookup/references-screen.tsx')).ReferencesScreen,
  ),
  behindLogin(
    '/message-texts',
    async () => (await import('../features/platform/message/message-texts-screen.tsx')).MessageTextsScreen,
  ),
  behindLogin(
    '/posts',
    async () => (await import('../features/content/post/contents-screen.tsx')).ContentsScreen,
  ),
  behindLogin(
    '/posts/links',
    async () => (await import('../features/content/post/links-screen.tsx')).LinksScreen,
  ),
  behindLogin(
    '/posts/:no',
    async () => (await import('../features/content/post/content-screen.tsx')).ContentScreen,
  ),
  behindLogin(
    '/statistics',
    async () => (await import('../features/staff/statistics/statistics-screen.tsx')).StatisticsScreen,
  ),
  behindLogin('/jobs', async () => (await import('../features/platform/job/jobs-screen.tsx')).JobsScreen),
  behindLogin(
    '/exports',
    async () => (await import('../features/staff/export/exports-screen.tsx')).ExportsScreen,
  ),
  behindLogin(
    '/exports/saved',
    async () => (await import('../features/staff/export/saved-exports-screen.tsx')).SavedExportsScreen,
  ),
  behindLogin(
    '/imports',
    async () => (await import('../features/staff/import/imports-screen.tsx')).ImportsScreen,
  ),
  behindLogin(
    '/imports/:no',
    async () => (await import('../features/staff/import/import-screen.tsx')).ImportScreen,
  ),
  behindLogin(
    '/audit',
    async () => (await import('../features/staff/audit-log/audit-screen.tsx')).AuditScreen,
  ),
  behindLogin(
    '/blocked',
    async () => (await import('../features/staff/blocked-range/blocked-screen.tsx')).BlockedScreen,
  ),
  behindLogin(
    '/campaigns',
    async () => (await import('../features/staff/campaign/campaigns-screen.tsx')).CampaignsScreen,
  ),
  behindLogin(
    '/campaigns/:no',
    async () => (await import('../features/staff/campaign/campaign-screen.tsx')).CampaignScreen,
  ),
]
