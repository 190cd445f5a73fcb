/** Lists the production programs, each one file in its app's `dist`: `apps/api/src/main.ts` becomes `apps/api/dist/main.js`. */
export const BUNDLED_PROGRAMS = [
  'apps/api/src/main.ts',
  'apps/worker/src/main.ts',
  'apps/worker/src/imports/read-file-main.ts',
  'apps/console/src/staff.ts',
  'apps/console/src/sessions.ts',
  'apps/console/src/check-in.ts',
  'apps/console/src/courses.ts',
  'apps/console/src/jobs.ts',
  'apps/console/src/retention.ts',
  'apps/console/src/ready.ts',
  'apps/console/src/regions.ts',
  'apps/console/src/backup.ts',
  'apps/console/src/restore.ts',
  'apps/console/src/storage.ts',
  'apps/console/src/documents.ts',
  'apps/sandbox/src/main.ts',
] as const

export const SERVICE_PROGRAMS = [
  'apps/api/src/main.ts',
  'apps/worker/src/main.ts',
  'apps/worker/src/imports/read-file-main.ts',
  'apps/sandbox/src/main.ts',
] as const satisfies BundledProgram[]

export type BundledProgram = (typeof BUNDLED_PROGRAMS)[number]

export function bundleOf(program: BundledProgram): string {
  return program.replace('/src/', '/dist/').replace(/\.ts$/, '.js')
}
