import { findFirefox } from '@hygiene/testing/browsers'
import { type Browser, type BrowserContext, firefox } from 'playwright-core'

type Send = (method: string, parameters?: object) => Promise<unknown>
type Connection = { toImpl: (browser: object) => object }

/** Starts the system's Firefox by WebDriver BiDi (docs/decisions/012-three-engines.md). */
export async function startFirefox(): Promise<Browser> {
  const executablePath = findFirefox()
  if (!executablePath) throw new Error('No Firefox on this machine: install one or name it in FIREFOX_PATH')
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath,
    firefoxUserPrefs: {
      'ui.prefersReducedMotion': 1,
      'media.volume_scale': '0.0',
      // Reports a mouse (fine 2, hovering 4), which a headless screen lacks.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      // Keeps the default: a page closes only windows it opened.
      'dom.allow_scripts_to_close_windows': false,
    },
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  })
  leaveMediaFeatures(browser)
  return browser
}

/**
 * Suppresses a command for media features that Playwright sends for each new device and this Firefox does not support. They are
 * set above.
 */
function leaveMediaFeatures(browser: Browser): void {
  const connection = Reflect.get(browser, '_connection') as Connection
  const session = Reflect.get(connection.toImpl(browser), '_browserSession') as { send: Send }
  const send = session.send.bind(session)
  session.send = async (method, parameters) =>
    method === 'emulation.setMediaFeaturesOverride' ? {} : send(method, parameters)
}

/** Types through the engine's own editing: Playwright sets a field's value past React, which then misses the change. */
export async function typeAsPeopleDo(device: BrowserContext): Promise<void> {
  await device.addInitScript(() => {
    Object.defineProperty(window, '__pw_bidiInsertText', {
      get: () => (text: string) => {
        const { activeElement } = document
        if (activeElement instanceof HTMLIFrameElement) return activeElement
        document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
        return null
      },
      set() {
        // Ignores Playwright's own function of this name.
      },
    })
  })
}
