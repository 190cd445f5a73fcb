interface Comment {
  type: 'Line' | 'Block'
  value: string
  start: number
  end: number
}

const DIRECTIVE = /^(?:@ts-|\/ <reference|#region|v8 ignore|vite-ignore|@vite-ignore)/

export function joinedComments(source: string, comments: readonly Comment[]): string[] {
  const joined: { text: string; end: number; isLine: boolean }[] = []
  for (const { type, value, start, end } of comments) {
    const text = plainText(value)
    if (text === '' || DIRECTIVE.test(text)) continue
    const before = joined.at(-1)
    const between = before && source.slice(before.end, start)
    if (before?.isLine && type === 'Line' && /^\n[\t ]*$/.test(between ?? '')) {
      before.text += ` ${text}`
      before.end = end
    } else joined.push({ text, end, isLine: type === 'Line' })
  }
  return joined.map(({ text }) => text)
}

const plainText = (value: string): string =>
  value
    .replaceAll(/^[\t ]*\*+/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

export function firstSentence(text: string): string {
  const [sentence = text] = text.split(/(?<=[.:;?!])\s/)
  return sentence
    .replaceAll(/`[^`]*`|\{@\w+ [^}]*\}/g, 'it')
    .replaceAll(
      /,? (?:of which|which|who|whose|whom|that|where|when|while|if|because|so that|as|than|until)\b[^,.;:]*/gi,
      '',
    )
}
