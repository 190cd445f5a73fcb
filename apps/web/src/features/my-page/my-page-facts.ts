import type { EntityOf, readMyPage } from '@hygiene/contracts'

export type MyPageFacts = EntityOf<typeof readMyPage>
