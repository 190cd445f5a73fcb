import type { Locator, Page } from 'playwright-core'
import { ENGINE } from '../environment/engine.ts'

export async function answerPrompt(page: Page, sentence: string, button = '확인'): Promise<void> {
  const prompt = page.getByRole('alertdialog').filter({ hasText: sentence })
  await pressLast(prompt.getByRole('button', { name: button, exact: true }))
}

export async function pressLast(button: Locator, patience: { timeout?: number } = {}): Promise<void> {
  await button.click(patience).catch((cause: unknown) => {
    if (!(ENGINE === 'firefox' && String(cause).includes('has been closed'))) throw cause
  })
}

export async function goBackFrom(page: Page, title: string): Promise<void> {
  const prompt = page.getByRole('alertdialog', { name: title })
  await prompt.waitFor()
  await page.evaluate(() => history.back())
  await prompt.waitFor({ state: 'detached' })
}

/** Waits out the 300 ms in which buttons ignore a second press (specification section 9). No person is as fast as a script. */
const BETWEEN_PRESSES_MS = 320

/** Waits before the press and not within it: an element that moves under a held finger loses the press. */
export async function pressOn(button: Locator): Promise<void> {
  await button.page().waitForTimeout(BETWEEN_PRESSES_MS)
  await button.click()
}

export async function press(page: Page, name: string | RegExp): Promise<void> {
  await pressOn(page.getByRole('main').getByRole('button', { name }))
}
