import { totpCode } from '@hygiene/testing/drive/known-logins'
import type { Page } from 'playwright-core'
import { readShownQr } from '../../steps/read-qr.ts'
import { giveCode, giveStaffPassword } from '../../steps/staff.ts'

const STEP_MS = 30_000

export class Authenticator {
  readonly loginId: string
  readonly #now: () => Date
  #secret = ''
  #given = 0

  constructor(loginId: string, now: () => Date) {
    this.loginId = loginId
    this.#now = now
  }

  async connect(page: Page, then = '/staff/'): Promise<void> {
    await giveStaffPassword(page, this.loginId, then)
    await this.connectHere(page)
  }

  async connectHere(page: Page): Promise<void> {
    const address = new URL(await readShownQr(page.getByRole('img', { name: '인증 앱에 등록할 QR 코드' })))
    this.#secret = address.searchParams.get('secret') ?? ''
    await this.#giveCode(page)
  }

  async logIn(page: Page, then = '/staff/'): Promise<void> {
    await giveStaffPassword(page, this.loginId, then)
    await this.#giveCode(page)
  }

  /** Uses each code once: a second login within half a minute gives the next code, which the server accepts early. */
  async #giveCode(page: Page): Promise<void> {
    const now = this.#now()
    const step = Math.floor(now.getTime() / STEP_MS)
    this.#given = Math.max(step, this.#given + 1)
    await giveCode(page, totpCode(now, this.#given - step, this.#secret))
    await page.getByRole('navigation', { name: '주 메뉴' }).waitFor()
  }
}
