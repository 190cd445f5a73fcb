import { queryClient, read } from '@hygiene/client'
import type { Endpoint, SentTo } from '@hygiene/contracts/kit/endpoint'
import type { DrawnPage, FirstAnswer, LoadFirst } from '@hygiene/contracts/kit/site-pages'
import type { FirstAsk } from '../router/route-meta.ts'

/** Names the block of the document that brings the answers along; `data-address` is the address they were drawn for. */
const BLOCK = 'script#first-answers'

/** A question that is asked once, as `read` asks it. */
export function asksOnce<C extends Endpoint>(contract: C, input: SentTo<C>): FirstAsk {
  return { contract, input, key: read(contract, input).queryKey }
}

/** The answers to a screen's questions; null when one of them asks for what does not exist. */
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

/** Into the cache from which screens draw; a counted one is old at once, so that the browser asks again. */
export function keep(answers: DrawnPage['answers']): void {
  for (const [key, data, isCounted] of answers) {
    queryClient.setQueryData(key, data, isCounted ? { updatedAt: 1 } : {})
  }
}

/** The answers that came with the document; whether it was drawn with them for this very address. */
export function takeFirstAnswers({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  const block = document.querySelector<HTMLScriptElement>(BLOCK)
  if (block?.dataset['address'] !== pathname + search) return false
  keep(JSON.parse(block.text) as DrawnPage['answers'])
  return true
}
