import { scanWaiting } from '@hygiene/operations/platform/file/scan-waiting'
import { repeatTask } from '../repeat-task.ts'

/** Runs every minute, because a person waits for the file to open. */
export const scanUploadsTask = repeatTask('virus scan', () => 60, scanWaiting)
