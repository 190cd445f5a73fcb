import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Environment } from '../environment/open-environment.ts'

import { beginProof } from './begin-proof.ts'
import { isInView } from './in-view.ts'
import { press } from './prompts.ts'

export async function answerSurvey(page: Page): Promise<void> {
  const questions = page.getByRole('main').getByRole('group')
  await questions.first().waitFor()
  for (const question of await questions.all()) {
    await question.getByRole('radio', { name: '그렇다', exact: true }).check()
  }
  await press(page, '설문 제출하기')
  await page.waitForURL((url) => url.pathname === '/edu/study/auth')
}

export async function proveIdentity(page: Page, where: 'phone' | 'admin'): Promise<void> {
  await beginProof(page)
  const provider = where === 'phone' ? page : page.frameLocator('iframe[title="본인인증창"]')
  await provider.getByRole('button', { name: '인증하기' }).click()
  await page.waitForURL((url) => url.pathname === '/edu/study/exam')
}

/**
 * Answers every question and hands in. On a phone one press per question turns the page; on a computer the keyboard does not.
 * Mixing both would sometimes turn two pages.
 */
export async function takeTest(page: Page, db: Environment['db'], isRight = true): Promise<void> {
  const bank = await db.examQuestion.findMany()
  const total = Number(
    /\d+ \/ (\d+)/.exec(await page.getByRole('heading', { name: /^문제 [1-9]/ }).innerText())?.[1],
  )
  const isPhone = (page.viewportSize()?.width ?? 0) < 1000
  if (isPhone) {
    const head = await page.locator('main header').first().boundingBox()
    expect(head?.height).toBeLessThanOrEqual(120)
    expect((await page.locator('[data-screen-bar]').boundingBox())?.width).toBe(head?.width)
  }
  for (let number = 1; number <= total; number += 1) {
    await page.getByRole('heading', { name: `문제 ${number} / ${total}` }).waitFor()
    const wording = await page.getByRole('main').innerText()
    const asked = bank.find(({ text }) => wording.split('\n').includes(text))
    if (!asked) throw new Error(`No question of the bank is on the screen:\n${wording}`)
    const choice = asked.choices[isRight ? asked.answer : (asked.answer + 1) % asked.choices.length] ?? ''
    if (isPhone) expect(await isInView(page.getByRole('radio').last())).toBe(true)
    const answer = page.getByRole('radio', { name: choice })
    if (isPhone) {
      await answer.check()
      continue
    }
    await answer.evaluate((radio) => (radio as HTMLElement).focus())
    await page.keyboard.press('Space')
    await press(page, '다음 문제')
  }
  await page.getByRole('heading', { name: `${total}문제에 모두 답하셨습니다` }).waitFor()
  await press(page, '제출하기')
}

export async function passTest(page: Page, db: Environment['db']): Promise<void> {
  await takeTest(page, db)
  await page.getByText('축하합니다. 합격하셨습니다.').waitFor()
}
