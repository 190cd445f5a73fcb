import { EditorView } from 'prosemirror-view'
import { expect, it } from 'vitest'
import { insertPicture } from './insert-picture.ts'
import { editorState } from './open-editor.ts'
import { PictureView } from './picture-view.ts'
import { blocksOf } from './to-blocks.ts'

function open(blocks: object[] = []) {
  const view = new EditorView(document.createElement('div'), {
    state: editorState(JSON.stringify(blocks)),
    nodeViews: { picture: (node, own, at) => new PictureView(node, own, at) },
  })
  return { view, state: view.state }
}

const PICTURE = { path: '/api/common/downloadFile?fileNo=1&inline=1', width: 400, height: 300 }

function type(field: HTMLInputElement, text: string) {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

it('requests and stores the description of a picture', () => {
  const opened = open([{ kind: 'paragraph', runs: [{ text: '말' }] }])
  insertPicture(opened, PICTURE)
  const { view } = opened
  const field = view.dom.querySelector('input')
  if (!field) throw new Error('no field')
  expect(view.dom.textContent).toContain('꼭 적어주세요')
  type(field, '신청 화면')
  expect(view.dom.querySelector('input')).toBe(field)
  expect(view.dom.querySelector<HTMLElement>('label > span')?.hidden).toBe(true)
  expect(blocksOf(view.state.doc)[1]).toEqual({ kind: 'image', ...PICTURE, alt: '신청 화면' })
  view.dom.querySelector<HTMLButtonElement>('figure button')?.click()
  expect(blocksOf(view.state.doc)).toHaveLength(1)
})

it('restores a picture from its block and does not load one from another site', () => {
  const { view } = open([{ kind: 'image', ...PICTURE, alt: '약도' }])
  expect(view.dom.querySelector('input')?.value).toBe('약도')
  expect(view.dom.querySelector('img')?.getAttribute('src')).toBe(PICTURE.path)
  const other = open([{ kind: 'image', ...PICTURE, path: 'https://evil.example/a.png', alt: '' }])
  expect(other.view.dom.querySelector('img')?.getAttribute('src')).toBeNull()
})
