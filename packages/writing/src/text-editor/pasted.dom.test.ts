import { DOMParser } from 'prosemirror-model'
import { expect, it } from 'vitest'
import { TEXT } from './text-schema.ts'
import { blocksOf } from './to-blocks.ts'

function pasted(html: string) {
  const { body } = new window.DOMParser().parseFromString(html, 'text/html')
  return blocksOf(DOMParser.fromSchema(TEXT).parse(body))
}

const said = (text: string, more: object = {}) => ({ kind: 'paragraph', runs: [{ text, ...more }] })

it.each([
  ['a script', '<p>말<script>alert(1)</script></p>', [said('말')]],
  ['an image with a handler', '<p>말<img src=x onerror=alert(1)></p>', [said('말')]],
  ['a link of a script', '<p><a href="javascript:alert(1)">말</a></p>', [said('말')]],
  [
    'a safe link',
    '<p><a href="https://a.kr" onclick="x()">말</a></p>',
    [said('말', { href: 'https://a.kr' })],
  ],
  ['a style', '<p style="position:fixed" class="x"><b>말</b></p>', [said('말', { isStrong: true })]],
  ['a frame', '<iframe src="https://evil.example">말</iframe><p>글</p>', [said('말'), said('글')]],
  ['a heading', '<h1>말</h1>', [{ kind: 'heading', level: 2, text: '말' }]],
])('reduces %s to the closed schema', (_what, html, blocks) => expect(pasted(html)).toEqual(blocks))

it('flattens a nested list and keeps its words', () => {
  const wording = JSON.stringify(pasted('<ul><li>하나<ul><li>둘</li></ul></li><li>셋</li></ul>'))
  for (const word of ['하나', '둘', '셋']) expect(wording).toContain(word)
})
