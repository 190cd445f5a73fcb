import { findChromium, findFirefox } from '@hygiene/testing/browsers'

/**
 * The engines that journeys run in, one after the other, with the Vitest project of each. WebKit's project, e2e-webkit, is run by
 * itself: with it the whole suite takes longer than its 25 minutes, and one of its journeys is not steady enough to decide over a change.
 */
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
] as const
