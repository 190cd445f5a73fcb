import type { RichBlock, TextRun } from '@hygiene/domain/content/board/rich-text'

export type PostContent = {
  postNo: number
  title: string
  publishedOn: string
  postType?: number
  isImportant?: boolean
  content: RichBlock[]
}

type Text = string | TextRun[]
const runs = (wording: Text): TextRun[] => (typeof wording === 'string' ? [{ text: wording }] : wording)

export const heading = (text: string): RichBlock => ({ kind: 'heading', level: 2, text })
export const say = (wording: Text): RichBlock => ({ kind: 'paragraph', runs: runs(wording) })
export const bullets = (...items: Text[]): RichBlock => ({
  kind: 'list',
  isOrdered: false,
  items: items.map(runs),
})
export const steps = (...items: Text[]): RichBlock => ({
  kind: 'list',
  isOrdered: true,
  items: items.map(runs),
})
export const table = (caption: string, head: string[], ...rows: string[][]): RichBlock => ({
  kind: 'table',
  caption,
  head,
  rows: rows.map((cells) => cells.map(runs)),
})
export const link = (text: string, href: string): TextRun => ({ text, href })
