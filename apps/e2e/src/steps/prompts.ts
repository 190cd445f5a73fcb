import type { Page } from 'playwright-core'

/** An alert or a question with this sentence is on the screen; it is answered by the named button. */
export async function answerPrompt(page: Page, sentence: string, button = '확인'): Promise<void> {
  const prompt = page.getByRole('alertdialog').filter({ hasText: sentence })
  await prompt.getByRole('button', { name: button, exact: true }).click()
}

/** Buttons ignore a second press within 300 ms (specification section 9); no person is as quick as a script. */
const A_PERSONS_PRESS_MS = 320

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name }).click({ delay: A_PERSONS_PRESS_MS })
}
