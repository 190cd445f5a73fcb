type Certificate = { state: 'ready' | 'preparing' | 'failed' }

const DELAYS_SECONDS = [1, 1, 2, 3, 5, 8] as const
const LONGEST_SECONDS = 15

/** Milliseconds until the certificate is asked for again; false when there is nothing to wait for. */
export function pollDelay(certificate: Certificate | undefined, answers: number): number | false {
  if (certificate?.state !== 'preparing') return false
  return (DELAYS_SECONDS[Math.max(0, answers - 1)] ?? LONGEST_SECONDS) * 1000
}
