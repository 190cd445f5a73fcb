import { EXPORT_HOURS } from '../export/export.ts'
import type { StaffPermission } from '../permission/permissions.ts'

export const homeQueues = [
  'inquiries',
  'designations',
  'licences',
  'money',
  'bookingExceptions',
  'documents',
  'jobs',
  'approvals',
  'reviews',
  'exports',
  'figures',
] as const
export type HomeQueue = (typeof homeQueues)[number]

const HOUR = 1

type QueueTerm = {
  permission: StaffPermission
  /** Is our own target for the oldest entry. Inquiries use their own deadlines. */
  hours: number
}

export const queueTerm: Record<HomeQueue, QueueTerm> = {
  inquiries: { permission: 'readInquiries', hours: 24 * HOUR },
  designations: { permission: 'readDesignations', hours: 72 * HOUR },
  licences: { permission: 'decideLicenceChecks', hours: 72 * HOUR },
  money: { permission: 'handlePaymentExceptions', hours: 24 * HOUR },
  bookingExceptions: { permission: 'decideSessions', hours: 24 * HOUR },
  documents: { permission: 'handleJobs', hours: 4 * HOUR },
  jobs: { permission: 'manageEmployees', hours: HOUR },
  approvals: { permission: 'useApprovals', hours: 7 * 24 * HOUR },
  reviews: { permission: 'manageEmployees', hours: 14 * 24 * HOUR },
  /** Counts the employee's own files until they expire. */
  exports: { permission: 'exportLists', hours: EXPORT_HOURS * HOUR },
  figures: { permission: 'manageEmployees', hours: 24 * HOUR },
}
