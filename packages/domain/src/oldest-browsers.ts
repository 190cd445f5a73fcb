/**
 * Lists the first supported version of each browser. The build targets them, and code that needs a newer one is refused
 * (packages/testing/src/browsers). Samsung Internet 22 is Chromium 111; iPhones 8 and X end at iOS 16.7.
 */
export const OLDEST_BROWSERS = {
  chrome: '111',
  edge: '111',
  firefox: '121',
  ios: '16.4',
  safari: '16.4',
  samsung: '22',
} as const
