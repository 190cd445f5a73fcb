/** The lists of the desk of which views can be saved and rows frozen. */
export const deskScreens = [
  'members',
  'enrolments',
  'payments',
  'reconciliation',
  'cashReceipts',
  'invoiceWishes',
  'closings',
  'sessions',
  'courses',
  'lectures',
  'certificates',
  'designations',
  'exemptions',
  'approvals',
  'employees',
  'jobs',
  'audit',
  'blocked',
  'contents',
  'exports',
] as const

export type DeskScreenName = (typeof deskScreens)[number]
