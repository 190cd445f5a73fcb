import type { Certificate } from '@hygiene/db'

/** How far the worker is with the PDF. */
export function drawingState({
  fileNo,
  failure,
}: Pick<Certificate, 'fileNo' | 'failure'>): 'ready' | 'preparing' | 'failed' {
  if (fileNo !== null) return 'ready'
  return failure === null ? 'preparing' : 'failed'
}
