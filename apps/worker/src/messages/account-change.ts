import type { Gather } from './gather.ts'

type Kind = 'accountCorrected' | 'accountUnlocked' | 'accountWoken' | 'loginsEnded' | 'mergeUndone'

export const accountChange: Gather<Kind> = async ({ kind }) => ({ kind })

export const accountsMerged: Gather<'accountsMerged'> = async ({ db, memberNo }) => {
  const { userId } = await db.member.findUniqueOrThrow({ where: { memberNo } })
  return { kind: 'accountsMerged', userId }
}
