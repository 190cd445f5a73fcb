import { newerApis } from '@hygiene/testing/newer-apis'
import type { BrowserContext } from 'playwright-core'

export async function makeOld(device: BrowserContext): Promise<void> {
  const { members, methods, globals } = newerApis()
  const paths = [...methods].map((method) => method.replace('.', '.prototype.'))
  await device.addInitScript(takeAway, [...members, ...paths, ...globals])
}

export function listenForErrors(device: BrowserContext): readonly string[] {
  const errors: string[] = []
  device.on('weberror', (error) => errors.push(error.error().message))
  device.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}

/** Runs in the page. `navigator.share` is defined on the prototype of its only object. */
function takeAway(paths: string[]) {
  for (const path of paths) {
    const names = path.split('.')
    const name = names.pop() ?? ''
    const owner = names.reduce<unknown>(
      (part, next) => (part as Record<string, unknown> | undefined)?.[next],
      globalThis,
    )
    if (typeof owner !== 'object' && typeof owner !== 'function') continue
    if (owner === null) continue
    Reflect.deleteProperty(owner, name)
    const prototype: unknown = Object.getPrototypeOf(owner)
    if (names.length > 0 && typeof prototype === 'object' && prototype !== null) {
      Reflect.deleteProperty(prototype, name)
    }
  }
}
