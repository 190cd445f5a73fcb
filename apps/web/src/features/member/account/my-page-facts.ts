import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { readMyPage } from '@hygiene/contracts/member/account/read-my-page'

export type MyPageFacts = EntityOf<typeof readMyPage>
