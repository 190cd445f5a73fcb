import type { RichBlock } from '@hygiene/domain/content/board/rich-text'
import type { Node } from 'prosemirror-model'
import { describe, expect, it } from 'vitest'
import { docFrom } from './from-blocks.ts'
import { TEXT } from './text-schema.ts'
import { blocksOf } from './to-blocks.ts'

const docOf = (blocks: readonly RichBlock[]) => docFrom(JSON.stringify(blocks))
const p = (text: string) => TEXT.node('paragraph', null, text === '' ? [] : [TEXT.text(text)])
const cell = (text: string, attrs: object = {}, name = 'table_cell') => TEXT.node(name, attrs, [p(text)])
const head = (text: string) => cell(text, {}, 'table_header')
const table = (...rows: Node[][]) =>
  TEXT.node('doc', null, [
    TEXT.node(
      'table',
      null,
      rows.map((cells) => TEXT.node('table_row', null, cells)),
    ),
  ])
const plain = (...wording: string[]) => wording.map((text) => (text === '' ? [] : [{ text }]))

const WHOLE: RichBlock[] = [
  { kind: 'heading', level: 2, text: '묻고 싶은 것' },
  { kind: 'heading', level: 3, text: '첫째' },
  {
    kind: 'paragraph',
    runs: [
      { text: '영수증을\n' },
      { text: '두 번', isStrong: true },
      { text: '여기서', isStrong: true, href: '/info/faq' },
    ],
  },
  { kind: 'list', isOrdered: true, items: [[{ text: '하나' }], [{ text: '둘', href: 'tel:02-000-0000' }]] },
  { kind: 'list', isOrdered: false, items: [[{ text: '점' }]] },
  {
    kind: 'table',
    caption: '표 1',
    head: ['영업장', '업종'],
    rows: [plain('본점', ''), [[{ text: '2호점' }], [{ text: '집단급식소', isStrong: true }]]],
  },
]

describe('a text in the editor', () => {
  it('keeps a text unchanged through the editor', () => expect(blocksOf(docOf(WHOLE))).toEqual(WHOLE))

  it.each(['', 'no json', '{}', '[{"kind":"html"}]', '[{"kind":"paragraph","runs":[{"text":1}]}]', 'null'])(
    'starts the editor empty when the stored text is %j',
    (json) => expect(blocksOf(docFrom(json))).toEqual([]),
  )

  it('drops empty lines, empty items and headings without words', () => {
    const doc = TEXT.node('doc', null, [
      p(''),
      TEXT.node('heading', null, TEXT.text('  ')),
      TEXT.node('bullet_list', null, [TEXT.node('list_item', null, [p('')])]),
      p('말'),
      p(''),
    ])
    expect(blocksOf(doc)).toEqual([{ kind: 'paragraph', runs: [{ text: '말' }] }])
  })
})

const only = (doc: Node) => blocksOf(doc)[0]

describe('a table', () => {
  it('drops empty rows and columns of a table', () => {
    const doc = table(
      [head('날'), head(''), head('값')],
      [cell('월'), cell(''), cell('1')],
      [cell(''), cell(''), cell('')],
    )
    expect(only(doc)).toEqual({
      kind: 'table',
      caption: '표 1',
      head: ['날', '값'],
      rows: [plain('월', '1')],
    })
  })

  it('drops a table that stayed empty', () => expect(blocksOf(table([head('')], [cell('')]))).toEqual([]))

  it('names a column without a head by its position', () => {
    expect(only(table([head('날'), head('')], [cell('월'), cell('1')]))).toMatchObject({
      head: ['날', '2열'],
    })
    expect(only(table([cell('월'), cell('1')]))).toMatchObject({
      head: ['1열', '2열'],
      rows: [plain('월', '1')],
    })
  })

  it('keeps the head words of a table when no other row has text', () => {
    expect(only(table([head('날'), head('값')], [cell(''), cell('')]))).toMatchObject({
      head: ['날', '값'],
      rows: [plain('', '')],
    })
  })

  it('keeps each word of a table in its column when cells span several places', () => {
    const doc = table(
      [head('가'), head('나')],
      [cell('넓은 칸', { colspan: 2 })],
      [cell('높은 칸', { rowspan: 2 }), cell('위')],
      [cell('아래')],
    )
    expect(only(doc)).toMatchObject({
      rows: [plain('넓은 칸', ''), plain('높은 칸', '위'), plain('', '아래')],
    })
  })

  it('turns a table too wide for the schema into lines without losing a word', () => {
    const wording = Array.from({ length: 21 }, (_cell, column) => `칸${column}`)
    expect(blocksOf(table(wording.map((word) => cell(word))))).toEqual([
      { kind: 'paragraph', runs: [{ text: wording.join(' | ') }] },
    ])
  })
})
