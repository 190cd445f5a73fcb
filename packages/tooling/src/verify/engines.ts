import { hasS3Server } from '@hygiene/testing/s3'
import { findChromium, findFirefox, findWebKit } from '@hygiene/testing/browsers'

export const ENGINES = [
  {
    name: 'Chromium',
    project: 'e2e',
    isHere: () => findChromium() !== undefined,
    remedy: 'Install Chromium or Chrome, or name it in CHROMIUM_PATH.',
  },
  {
    name: 'Firefox',
    project: 'e2e-firefox',
    isHere: () => findFirefox() !== undefined,
    remedy: 'Install firefox-esr or Firefox, or name it in FIREFOX_PATH.',
  },
  {
    name: 'WebKit',
    project: 'e2e-webkit',
    isHere: () => findWebKit() !== undefined,
    remedy:
      'Install webkit2gtk-driver, xvfb, openbox, gstreamer1.0-libav, gstreamer1.0-plugins-good and gstreamer1.0-plugins-bad.',
  },
] as const

export function enginesFor({ all }: { all: boolean }): readonly (typeof ENGINES)[number][] {
  return all ? ENGINES : [ENGINES[0]]
}

/** Lists the Chromium journeys of every `npm test`: what users and employees cannot do without. `--all` runs the others, too. */
export const CORE_JOURNEYS = [
  'education/whole-path',
  'money/payment',
  'in-person/apply-in-person',
  'in-person/move-seat',
  'in-person/check-in',
  'staff/staff',
  'education/two-tabs',
  'member/login-expiry',
].map((name) => `apps/e2e/src/${name}.spec.ts`)

export const WAITING_PROJECT = 'e2e-waiting'

export const S3_SERVER = {
  name: 'S3 server',
  isHere: hasS3Server,
  left: 'tests',
  remedy: 'Install swift-proxy, swift-account, swift-container and swift-object.',
}
