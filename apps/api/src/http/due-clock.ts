import type { ExtendLogin } from '@hygiene/operations/member/login/extend-login'

export class DueClock {
  /** Is null if no login is due to be extended. */
  loginNo: string | null = null

  settle(): void {
    this.loginNo = null
  }

  /** Extends the login by itself if the operation did not, because the call was refused earlier or failed. */
  async moveLeft(extendLogin: ExtendLogin, now: Date): Promise<void> {
    if (this.loginNo !== null) await extendLogin({ loginNo: this.loginNo, now })
  }
}
