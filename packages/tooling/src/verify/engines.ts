import { hasS3Server } from '@hygiene/testing/s3'
import { findChromium, findFirefox, findWebKit } from '@hygiene/testing/browsers'

/** The engines that journeys run in, one after the other, with the Vitest project of each. */
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

/** The engines whose absence leaves something out of this run. */
export function enginesFor({ all }: { all: boolean }): readonly (typeof ENGINES)[number][] {
  return all ? ENGINES : [ENGINES[0]]
}

/** The journeys of every `npm test`, in Chromium: what a person and an employee cannot do without. `--all` walks the others, too. */
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

/** The journey of Chromium that waits for five minutes (docs/architecture.md). */
export const WAITING_PROJECT = 'e2e-waiting'

/** Files in a bucket: the same tests as in a folder, and addresses that browsers follow. */
export const S3_SERVER = {
  name: 'S3 server',
  isHere: hasS3Server,
  left: 'tests',
  remedy: 'Install swift-proxy, swift-account, swift-container and swift-object.',
}
