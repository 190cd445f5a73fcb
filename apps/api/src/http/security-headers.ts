import { deliveryOrigin } from '@hygiene/gateways'
import type { ApiConfig } from '../config.ts'

/**
 * Builds the headers of every answer for browsers once. The values are helmet's, which builds them again per answer: a twentieth
 * of the time of a small one (docs/performance.md).
 */
export function securityHeaders(config: ApiConfig): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentPolicy(new URL(config.PORTONE_SDK_URL).origin, deliveryOrigin(config)),
    // Allows popups: `same-origin` would cut the payment window off from its opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    ...(config.isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  }
}

/** Allows Kakao's postcode service, which is loaded on a press: its script, and the frames of its current and former address. */
const POSTCODE_SCRIPT = 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/'
const POSTCODE_FRAMES = 'https://postcode.map.kakao.com https://postcode.map.daum.net'

/** Allows blob: addresses for hls.js, frames for the gateway's SDK, and videos and pictures from a bucket. */
function contentPolicy(gateway: string, bucket: string | null): string {
  const stored = bucket === null ? '' : ` ${bucket}`
  return [
    "default-src 'self'",
    `script-src 'self' ${gateway} ${POSTCODE_SCRIPT}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${stored}`,
    "font-src 'self'",
    `media-src 'self' blob:${stored}`,
    "worker-src 'self' blob:",
    `connect-src 'self' ${gateway}${stored}`,
    `frame-src 'self' ${gateway} ${POSTCODE_FRAMES}`,
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self' ${gateway}`,
  ].join(';')
}
