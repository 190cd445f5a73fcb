import { queryClient, read } from '@hygiene/client'
import type { Endpoint, SentTo } from '@hygiene/contracts/kit/endpoint'
import type { DrawnPage, FirstAnswer, LoadFirst } from '@hygiene/contracts/kit/site-pages'
import type { FirstAsk } from '../router/route-meta.ts'

const BLOCK = 'script#first-answers'

export function asksOnce<C extends Endpoint>(contract: C, input: SentTo<C>): FirstAsk {
  return { contract, input, key: read(contract, input).queryKey }
}

export async function answer(
  asks: readonly FirstAsk[],
  load: LoadFirst,
): Promise<DrawnPage['answers'] | null> {
  const answers: FirstAnswer[] = []
  for (const { contract, input, key, isPaged } of asks) {
    const entity = await load(contract.path, input)
    if (entity === null) return null
    const data = isPaged ? { pages: [entity], pageParams: [1] } : entity
    answers.push([key, data, contract.effect === 'writes'])
  }
  return answers
}

/** Fills the cache from which screens render. A counted answer is stored as stale, so that the browser requests it again. */
export function keep(answers: DrawnPage['answers']): void {
  for (const [key, data, isCounted] of answers) {
    queryClient.setQueryData(key, data, isCounted ? { updatedAt: 1 } : {})
  }
}

/**
 * Takes over the answers that came with the document. Returns whether the document was rendered with them for this exact address.
 */
export function takeFirstAnswers({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  const block = document.querySelector<HTMLScriptElement>(BLOCK)
  if (block?.dataset['address'] !== pathname + search) return false
  keep(JSON.parse(block.text) as DrawnPage['answers'])
  return true
}
