import { OLDEST_BROWSERS } from '@hygiene/domain/oldest-browsers'

/** Lists the oldest supported browsers as build targets. Samsung Internet is covered by its Chromium version. */
export const BUILD_TARGET: string[] = Object.entries(OLDEST_BROWSERS)
  .filter(([browser]) => browser !== 'samsung')
  .map(([browser, version]) => browser + version)
