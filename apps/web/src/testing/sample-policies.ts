import { listPolicies } from '@hygiene/contracts/member/policy/list-policies'
import { readPolicy } from '@hygiene/contracts/member/policy/read-policy'

type Version = {
  kind: string
  inForceOn: string
  announcedOn: string
  needsConsent: boolean
  summary: string
  state: string
}

const first = (kind: string): Version => ({
  kind,
  inForceOn: '2021-01-01',
  announcedOn: '2020-12-25',
  needsConsent: false,
  summary: '',
  state: 'inForce',
})

export const COMING_TERMS: Version = {
  kind: 'terms',
  inForceOn: '2026-12-10',
  announcedOn: '2026-12-03',
  needsConsent: true,
  summary: '환불 기한이 하루 늘어납니다.',
  state: 'announced',
}

export function answerPolicies(...others: Version[]): typeof fetch {
  const list = [...others, first('terms'), first('privacy')]
  return async (address) => {
    const { pathname, searchParams } = new URL(
      address instanceof Request ? address.url : address,
      'http://here',
    )
    const entity = () => {
      if (pathname === listPolicies.path) return { list }
      if (pathname !== readPolicy.path) return { list: [] }
      const of = `${searchParams.get('kind')} ${searchParams.get('inForceOn')}`
      const found = list.find(({ kind, inForceOn }) => `${kind} ${inForceOn}` === of)
      return {
        ...found,
        body: { effective: '', articles: [{ title: '제1조', paragraphs: [`보유: ${of}`], items: [] }] },
      }
    }
    return Response.json({ code: 1, message: '', entity: entity() })
  }
}
