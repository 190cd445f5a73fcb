import type { BrowserContext } from 'playwright-core'

/** What an engine itself writes: a request without an answer or cut off by the next address, its own page for one out of reach. */
const NOT_OURS = [
  /^Failed to load resource/,
  /download failed \(font-family/,
  /^error loading dynamically imported module/,
  /^(Error: )?Unable to preload CSS/,
  /“default-src chrome:”/,
  // WebKit takes the storage from a window that is just closing, and tells it of changes all the same.
  /null is not an object \(evaluating 'localStorage\./,
]

/** Collects what the pages of a device throw or write as an error on the console. */
export function watchErrors(context: BrowserContext): readonly string[] {
  const errors: string[] = []
  const add = (error: string): void => {
    if (!NOT_OURS.some((line) => line.test(error))) errors.push(error)
  }
  context.on('weberror', (thrown) => add(thrown.error().message))
  context.on('console', (line) => {
    if (line.type() === 'error') add(line.text())
  })
  return errors
}
