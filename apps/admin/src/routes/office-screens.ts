import type { ScreenRoute } from '@hygiene/client/screen-router'
import { behindLogin } from './behind-login.ts'

/** Screens for papers, words, figures, and the console itself. */
export const OFFICE_SCREENS: readonly ScreenRoute[] = [
  behindLogin(
    '/certificates',
    async () => (await import('../features/certificates/certificates-screen.tsx')).CertificatesScreen,
  ),
  behindLogin(
    '/certificates/:number',
    async () => (await import('../features/certificates/certificate-screen.tsx')).CertificateScreen,
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
    '/references',
    async () => (await import('../features/references/references-screen.tsx')).ReferencesScreen,
  ),
  behindLogin(
    '/message-texts',
    async () => (await import('../features/message-texts/message-texts-screen.tsx')).MessageTextsScreen,
  ),
  behindLogin(
    '/posts',
    async () => (await import('../features/contents/contents-screen.tsx')).ContentsScreen,
  ),
  behindLogin(
    '/posts/links',
    async () => (await import('../features/contents/links-screen.tsx')).LinksScreen,
  ),
  behindLogin(
    '/posts/:no',
    async () => (await import('../features/contents/content-screen.tsx')).ContentScreen,
  ),
  behindLogin(
    '/statistics',
    async () => (await import('../features/statistics/statistics-screen.tsx')).StatisticsScreen,
  ),
  behindLogin('/jobs', async () => (await import('../features/jobs/jobs-screen.tsx')).JobsScreen),
  behindLogin('/exports', async () => (await import('../features/exports/exports-screen.tsx')).ExportsScreen),
  behindLogin(
    '/exports/saved',
    async () => (await import('../features/exports/saved-exports-screen.tsx')).SavedExportsScreen,
  ),
  behindLogin('/imports', async () => (await import('../features/imports/imports-screen.tsx')).ImportsScreen),
  behindLogin(
    '/imports/:no',
    async () => (await import('../features/imports/import-screen.tsx')).ImportScreen,
  ),
  behindLogin('/audit', async () => (await import('../features/audit/audit-screen.tsx')).AuditScreen),
  behindLogin('/blocked', async () => (await import('../features/blocked/blocked-screen.tsx')).BlockedScreen),
  behindLogin(
    '/campaigns',
    async () => (await import('../features/campaigns/campaigns-screen.tsx')).CampaignsScreen,
  ),
  behindLogin(
    '/campaigns/:no',
    async () => (await import('../features/campaigns/campaign-screen.tsx')).CampaignScreen,
  ),
]
