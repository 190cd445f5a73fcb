import type { BrowserContext } from 'playwright-core'

const NOT_OURS = [
  /^Failed to load resource/,
  /download failed \(font-family/,
  /^error loading dynamically imported module/,
  /^(Error: )?Unable to preload CSS/,
  /“default-src chrome:”/,
  // WebKit removes the storage from a closing window but still reports changes to it.
  /null is not an object \(evaluating 'localStorage\./,
]

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
