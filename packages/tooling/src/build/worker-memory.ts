/**
 * How the worker's Node is started, in its image too: left to itself V8 lets the garbage of a file of a million rows grow to
 * 400 MB before it is collected (docs/performance.md).
 */
export const WORKER_MEMORY = ['--max-old-space-size=160', '--max-semi-space-size=4'] as const
