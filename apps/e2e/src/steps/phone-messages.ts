import type { MessageKindName } from '@hygiene/domain/platform/message/messages'
import { nightUntil } from '@hygiene/domain/platform/message/quiet-hours'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Environment } from '../environment/open-environment.ts'

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

/**
 * Waits for a text message of a kind that is not sent at night. By day it waits for the text, between 21:00 and 08:00 for the
 * record that waits for the morning. The worker's tests cover the text.
 */
export async function awaitMessageByDay(
  environment: Environment,
  phone: string,
  kind: MessageKindName,
  wording: string,
): Promise<void> {
  if (nightUntil(new Date()) === null) {
    await awaitMessage(environment, phone, wording)
    return
  }
  const where = { kind, member: { phone }, failure: null }
  await expect.poll(() => environment.db.message.count({ where }), { timeout: 30_000 }).toBe(1)
}

export async function followLink(page: Page, { sandbox }: Environment, phone: string): Promise<void> {
  await page.goto(`${sandbox.origin}/mailbox?to=${phone}`)
  await page.locator('article').first().getByRole('link').last().click()
}
