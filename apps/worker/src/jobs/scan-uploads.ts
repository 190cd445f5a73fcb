import { scanWaiting } from '@hygiene/operations/platform/file/scan-waiting'
import { repeatTask } from '../repeat-task.ts'

/** A person waits for a file to open: looked for every minute. */
export const scanUploadsTask = repeatTask('virus scan', () => 60, scanWaiting)
