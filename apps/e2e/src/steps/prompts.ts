import type { Locator, Page } from 'playwright-core'

/** An alert or a question with this sentence is on the screen; it is answered by the named button. */
export async function answerPrompt(page: Page, sentence: string, button = '확인'): Promise<void> {
  const prompt = page.getByRole('alertdialog').filter({ hasText: sentence })
  await prompt.getByRole('button', { name: button, exact: true }).click()
}

/** Buttons ignore a second press within 300 ms (specification section 9); no person is as quick as a script. */
const BETWEEN_PRESSES_MS = 320

/** Waits before the press and not within it: an element that moves under a finger held down loses the press. */
export async function pressOn(button: Locator): Promise<void> {
  await button.page().waitForTimeout(BETWEEN_PRESSES_MS)
  await button.click()
}

export async function press(page: Page, name: string): Promise<void> {
  await pressOn(page.getByRole('main').getByRole('button', { name }))
}
