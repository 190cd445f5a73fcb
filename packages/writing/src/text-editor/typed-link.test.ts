import { expect, it } from 'vitest'
import { typedLink } from './typed-link.ts'

it.each([
  ['www.foodsafety.go.kr', 'https://www.foodsafety.go.kr'],
  [' 식약처.kr/a?b=1 ', 'https://식약처.kr/a?b=1'],
  ['http://example.com', 'http://example.com'],
  ['02-1234-5678', 'tel:02-1234-5678'],
  ['01012345678', 'tel:01012345678'],
  ['/info/faq', '/info/faq'],
  ['javascript:alert(1)', null],
  ['JaVaScRiPt:alert(1)', null],
  ['data:text/html,<b>', null],
  ['//evil.example', null],
  ['그냥 말', null],
  ['', null],
  [`https://a.kr/${'a'.repeat(500)}`, null],
])('turns %j into the link %j', (typed, href) => expect(typedLink(typed)).toBe(href))
