/**
 * Limits the worker's heap, also in its image: by default V8 lets the garbage of a file of a million rows grow to 400 MB
 * (docs/performance.md).
 */
export const WORKER_MEMORY = ['--max-old-space-size=160', '--max-semi-space-size=4'] as const
