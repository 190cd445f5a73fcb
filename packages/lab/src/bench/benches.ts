import { benchArrivals } from './cases/arrivals.ts'
import { benchAdminTable } from './cases/admin-table.ts'
import { benchBoards } from './cases/boards.ts'
import { benchCall } from './cases/call.ts'
import { benchCampaign } from './cases/campaign.ts'
import { benchCertificate } from './cases/certificate.ts'
import { benchClockWork } from './cases/clock-work.ts'
import { benchColdStart } from './cases/cold-start.ts'
import { benchAdmin } from './cases/admin.ts'
import { benchExport } from './cases/export.ts'
import { benchFirstPicture } from './cases/first-picture.ts'
import { benchFirstScreen } from './cases/first-screen.ts'
import { benchGrowth } from './cases/growth.ts'
import { benchImport } from './cases/import.ts'
import { benchLicences } from './cases/licences.ts'
import { benchLogin } from './cases/login.ts'
import { benchLoginTiming } from './cases/login-timing.ts'
import { benchNight } from './cases/night.ts'
import { benchOperator } from './cases/operator.ts'
import { benchOpening } from './cases/opening.ts'
import { benchProgress } from './cases/progress.ts'
import { benchEnrolments, benchNotices, benchLoginCheck, benchStudyRoom } from './cases/reads.ts'
import { benchResponses } from './cases/responses.ts'
import { benchSeats } from './cases/seats.ts'
import { benchStatistics } from './cases/statistics.ts'
import { benchTraces } from './cases/traces.ts'
import type { BenchEnvironment } from './environment.ts'
import type { Finding } from './finding.ts'

export type Bench = (environment: BenchEnvironment) => Promise<Finding[]>

export const BENCHES: Record<string, Bench> = {
  progress: benchProgress,
  arrivals: benchArrivals,
  // Runs after the records, because it takes over their leases.
  opening: benchOpening,
  seats: benchSeats,
  login: benchLogin,
  'login-timing': benchLoginTiming,
  notices: benchNotices,
  enrolments: benchEnrolments,
  session: benchLoginCheck,
  'study-room': benchStudyRoom,
  operator: benchOperator,
  growth: benchGrowth,
  'clock-work': benchClockWork,
  boards: benchBoards,
  admin: benchAdmin,
  call: benchCall,
  licences: benchLicences,
  export: benchExport,
  night: benchNight,
  import: benchImport,
  statistics: benchStatistics,
  campaign: benchCampaign,
  certificate: benchCertificate,
  traces: benchTraces,
  'cold-start': benchColdStart,
  'first-screen': benchFirstScreen,
  'first-picture': benchFirstPicture,
  responses: benchResponses,
  'admin-table': benchAdminTable,
}
