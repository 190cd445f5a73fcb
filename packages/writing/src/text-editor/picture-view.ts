import { isOwnPath } from '@hygiene/domain/content/board/rich-text'
import type { Node } from 'prosemirror-model'
import type { EditorView, NodeView } from 'prosemirror-view'

/** Shows a picture with the field for its alternative text, which is required. */
export class PictureView implements NodeView {
  readonly dom = document.createElement('figure')
  readonly #text = document.createElement('input')
  readonly #missing = document.createElement('span')

  constructor(node: Node, view: EditorView, place: () => number | undefined) {
    const { path, width, height } = node.attrs
    const image = document.createElement('img')
    if (isOwnPath(String(path))) image.src = String(path)
    image.width = Number(width)
    image.height = Number(height)
    image.alt = ''
    const label = document.createElement('label')
    this.#missing.textContent = '꼭 적어주세요'
    label.append('그림 설명 ', this.#missing, this.#text)
    this.#text.type = 'text'
    this.#text.maxLength = 500
    this.#text.placeholder = '예: 신청 화면에서 일반음식점을 누르는 모습'
    this.#text.addEventListener('input', () => {
      const at = place()
      const alt = this.#text.value
      if (at !== undefined) view.dispatch(view.state.tr.setNodeAttribute(at, 'alt', alt))
    })
    const remove = document.createElement('button')
    remove.type = 'button'
    remove.textContent = '그림 빼기'
    remove.addEventListener('click', () => {
      const at = place()
      if (at !== undefined) view.dispatch(view.state.tr.delete(at, at + 1))
      view.focus()
    })
    this.dom.append(image, label, remove)
    this.dom.contentEditable = 'false'
    this.#show(node)
  }

  /** Leaves the field's text unchanged, so that a syllable in composition is not disturbed. */
  update(node: Node): boolean {
    if (node.type.name !== 'picture') return false
    this.#show(node)
    return true
  }

  #show(node: Node) {
    const alt = String(node.attrs['alt'])
    if (this.#text.value !== alt) this.#text.value = alt
    this.#missing.hidden = alt.trim() !== ''
  }

  stopEvent({ target }: Event): boolean {
    return target === this.#text || target instanceof HTMLButtonElement
  }

  ignoreMutation(): boolean {
    return true
  }
}
