import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { isInView } from './in-view.ts'
import { press } from './prompts.ts'

const START = '본인확인 시작하기'

export async function beginProof(page: Page): Promise<void> {
  const start = page.getByRole('button', { name: START })
  await start.waitFor()
  expect(await isInView(start)).toBe(true)
  await press(page, START)
}
