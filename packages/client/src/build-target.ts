import { OLDEST_BROWSERS } from '@hygiene/domain/oldest-browsers'

/** The oldest browsers as the build names them; Samsung Internet is built for as the Chromium it is made of. */
export const BUILD_TARGET: string[] = Object.entries(OLDEST_BROWSERS)
  .filter(([browser]) => browser !== 'samsung')
  .map(([browser, version]) => browser + version)
