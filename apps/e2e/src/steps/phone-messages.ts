import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Environment } from '../environment/open-environment.ts'

/** Waits until the phone of this number has been told something that holds the words; answers all it was told last. */
export async function awaitMessage(
  { sandbox }: Environment,
  phone: string,
  wording: string,
): Promise<string> {
  const notified = async (): Promise<string> =>
    (await sandbox.messages(phone)).map(({ text }) => text).findLast((text) => text.includes(wording)) ?? ''
  await expect.poll(notified, { timeout: 30_000 }).not.toBe('')
  return notified()
}

/** Opens the mailbox of the phone, and follows the link of its newest message. */
export async function followLink(page: Page, { sandbox }: Environment, phone: string): Promise<void> {
  await page.goto(`${sandbox.origin}/mailbox?to=${phone}`)
  await page.locator('article').first().getByRole('link').last().click()
}
