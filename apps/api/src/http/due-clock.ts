import type { ExtendLogin } from '@hygiene/operations/member/login/extend-login'

/** The clock of a call's login, between the call's admission and the commit that moves it. */
export class DueClock {
  /** The login to be extended; null where nothing is due. */
  loginNo: string | null = null

  /** The operation has moved it. */
  settle(): void {
    this.loginNo = null
  }

  /** Moves it by itself where the operation did not: the call was refused before, or has failed. */
  async moveLeft(extendLogin: ExtendLogin, now: Date): Promise<void> {
    if (this.loginNo !== null) await extendLogin({ loginNo: this.loginNo, now })
  }
}
