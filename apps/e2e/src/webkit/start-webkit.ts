import type { Browser, BrowserContextOptions } from 'playwright-core'
import { Device } from './device.ts'

export function startWebKit(): Browser {
  const devices = new Set<Device>()
  const browser = {
    isConnected: () => true,
    async newContext(options: BrowserContextOptions): Promise<Device> {
      const device = await Device.open(options)
      devices.add(device)
      return device
    },
    async close(): Promise<void> {
      await Promise.all([...devices].map((device) => device.close()))
    },
  }
  return browser as unknown as Browser
}
