import type { Locator, Page } from 'playwright-core'
import { ENGINE } from '../environment/engine.ts'

/** An alert or a question with this sentence is on the screen; it is answered by the named button. */
export async function answerPrompt(page: Page, sentence: string, button = '확인'): Promise<void> {
  const prompt = page.getByRole('alertdialog').filter({ hasText: sentence })
  await pressLast(prompt.getByRole('button', { name: button, exact: true }))
}

/** A press that closes its window or leaves its page at once: Firefox answers it by the end of that page. */
export async function pressLast(button: Locator, patience: { timeout?: number } = {}): Promise<void> {
  await button.click(patience).catch((cause: unknown) => {
    if (!(ENGINE === 'firefox' && String(cause).includes('has been closed'))) throw cause
  })
}

/** Back, as the phone's own button does it: the named question goes, and nothing else. */
export async function goBackFrom(page: Page, title: string): Promise<void> {
  const prompt = page.getByRole('alertdialog', { name: title })
  await prompt.waitFor()
  await page.evaluate(() => history.back())
  await prompt.waitFor({ state: 'detached' })
}

/** Buttons ignore a second press within 300 ms (specification section 9); no person is as quick as a script. */
const BETWEEN_PRESSES_MS = 320

/** Waits before the press and not within it: an element that moves under a finger held down loses the press. */
export async function pressOn(button: Locator): Promise<void> {
  await button.page().waitForTimeout(BETWEEN_PRESSES_MS)
  await button.click()
}

export async function press(page: Page, name: string | RegExp): Promise<void> {
  await pressOn(page.getByRole('main').getByRole('button', { name }))
}
