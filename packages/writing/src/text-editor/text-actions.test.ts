import type { RichBlock } from '@hygiene/domain/content/board/rich-text'
import { AllSelection, type Command, type EditorState, TextSelection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { editorState } from './open-editor.ts'
import {
  insertTable,
  isHeading,
  isInList,
  isStrong,
  linkAt,
  removeLink,
  setLink,
  toggleHeading,
  toggleList,
  toggleStrong,
} from './text-actions.ts'
import { blocksOf } from './to-blocks.ts'

const TEXT: RichBlock[] = [{ kind: 'paragraph', runs: [{ text: '영수증 문의' }] }]

function chosen(length: number, blocks: readonly RichBlock[] = TEXT): EditorState {
  const state = editorState(JSON.stringify(blocks))
  const { tr, doc } = state
  return state.apply(tr.setSelection(TextSelection.create(doc, 1, 1 + length)))
}

function after(state: EditorState, command: Command): EditorState {
  let next = state
  command(state, (change) => {
    next = state.apply(change)
  })
  return next
}
const blocksAfter = (state: EditorState, command: Command) => blocksOf(after(state, command).doc)

describe('the table button', () => {
  it('creates ten rows of five cells with a head row and places the cursor in the first', () => {
    const state = after(editorState('[]'), insertTable)
    const [table] = state.doc.children
    expect(table?.childCount).toBe(10)
    expect(table?.children.map(({ childCount }) => childCount)).toEqual(Array.from({ length: 10 }, () => 5))
    expect(table?.firstChild?.firstChild?.type.name).toBe('table_header')
    expect(table?.lastChild?.firstChild?.type.name).toBe('table_cell')
    expect(state.selection.$from.node(2)).toBe(table?.firstChild)
    expect(state.selection.$from.index(2)).toBe(0)
    expect(state.doc.lastChild?.type.name).toBe('paragraph')
  })

  it('keeps the line of the cursor and creates no table inside a table', () => {
    const state = after(chosen(0), insertTable)
    expect(state.doc.firstChild?.textContent).toBe('영수증 문의')
    expect(state.doc.child(1).type.name).toBe('table')
    expect(insertTable(state)).toBe(false)
  })
})

const list = (isOrdered: boolean) => [{ kind: 'list', isOrdered, items: [[{ text: '영수증 문의' }]] }]

describe('the other buttons', () => {
  it('turns a line into a heading and a heading into a line', () => {
    const heading = after(chosen(0), toggleHeading(2))
    expect(blocksOf(heading.doc)).toEqual([{ kind: 'heading', level: 2, text: '영수증 문의' }])
    expect(isHeading(heading)).toBe(true)
    expect(blocksAfter(heading, toggleHeading(2))).toEqual(TEXT)
  })

  it('makes the selected letters strong', () => {
    const strong = after(chosen(3), toggleStrong)
    expect(blocksOf(strong.doc)).toEqual([
      { kind: 'paragraph', runs: [{ text: '영수증', isStrong: true }, { text: ' 문의' }] },
    ])
    expect(isStrong(strong)).toBe(true)
  })

  it('creates a list, changes its kind and ends the list', () => {
    const points = after(chosen(0), toggleList('bullet_list'))
    expect(blocksOf(points.doc)).toEqual(list(false))
    expect(isInList(points, 'bullet_list')).toBe(true)
    const numbers = after(points, toggleList('ordered_list'))
    expect(blocksOf(numbers.doc)).toEqual(list(true))
    expect(blocksAfter(numbers, toggleList('ordered_list'))).toEqual(TEXT)
  })

  it('links selected letters, inserts an address without a selection and removes a link', () => {
    const linked = after(chosen(3), setLink('/info/faq', '/info/faq'))
    expect(blocksOf(linked.doc)).toEqual([
      { kind: 'paragraph', runs: [{ text: '영수증', href: '/info/faq' }, { text: ' 문의' }] },
    ])
    expect(linkAt(linked)).toBe('/info/faq')
    expect(blocksAfter(linked, removeLink)).toEqual(TEXT)
    expect(blocksAfter(chosen(0), setLink('https://a.kr', 'a.kr'))).toEqual([
      { kind: 'paragraph', runs: [{ text: 'a.kr', href: 'https://a.kr' }, { text: '영수증 문의' }] },
    ])
  })
})

it('keeps every button working with the whole text selected', () => {
  const state = editorState(JSON.stringify([...TEXT, { kind: 'heading', level: 2, text: '제목' }]))
  const all = state.apply(state.tr.setSelection(new AllSelection(state.doc)))
  const commands = [insertTable, toggleHeading(2), toggleStrong, toggleList('bullet_list'), removeLink]
  for (const command of [...commands, setLink('/info/faq', '/info/faq')]) {
    expect(JSON.stringify(blocksAfter(all, command))).toContain('영수증 문의')
  }
  expect([isHeading(all), isInList(all, 'bullet_list'), linkAt(all)]).toEqual([false, false, ''])
})
