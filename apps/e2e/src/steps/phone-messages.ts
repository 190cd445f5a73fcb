import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Town } from '../town/open-town.ts'

/** Waits until the phone of this number has been told something that holds the words; answers all it was told last. */
export async function awaitMessage({ sandbox }: Town, phone: string, words: string): Promise<string> {
  const told = async (): Promise<string> =>
    (await sandbox.messages(phone)).map(({ text }) => text).findLast((text) => text.includes(words)) ?? ''
  await expect.poll(told, { timeout: 30_000 }).not.toBe('')
  return told()
}

/** Opens the mailbox of the phone, and follows the link of its newest message. */
export async function followLink(page: Page, { sandbox }: Town, phone: string): Promise<void> {
  await page.goto(`${sandbox.origin}/mailbox?to=${phone}`)
  await page.locator('article').first().getByRole('link').last().click()
}
