import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { UnreadableFile } from './unreadable.ts'

/** Receives the events of one part of a workbook. Names come without their prefix. */
interface XmlReader {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** Refuses document types: a workbook does not need them, and expanding entities are an attack. */
const REFUSED = '파일의 속이 올바르지 않습니다. 스프레드시트에서 다시 저장해 올려주세요.'

const XML_BOUNDS = {
  /** Limits the nesting of elements; a sheet has about ten levels. */
  depth: 64,
  /** Limits an unfinished tag, comment or text, because the parser buffers all of it. */
  unfinished: 262_144,
} as const

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

function refuse(): never {
  throw new UnreadableFile(REFUSED)
}

/** Parses XML as a stream. `taken` runs after each piece, so that what was read can be passed on. */
export async function* parseXml<T>(
  pieces: AsyncIterable<Buffer>,
  reader: XmlReader,
  taken: () => T[],
): AsyncGenerator<T> {
  const parser = new SaxesParser()
  let depth = 0
  let finishedAt = 0
  const finished = (): void => {
    finishedAt = parser.position
  }
  parser.on('error', refuse)
  parser.on('doctype', refuse)
  parser.on('comment', finished)
  parser.on('processinginstruction', finished)
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    finished()
    depth += 1
    if (depth > XML_BOUNDS.depth) refuse()
    reader.open?.(localName(name), attributes)
  })
  for (const kind of ['text', 'cdata'] as const)
    parser.on(kind, (text) => {
      finished()
      reader.text?.(text)
    })
  parser.on('closetag', ({ name }) => {
    finished()
    depth -= 1
    reader.close?.(localName(name))
  })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const piece of pieces) {
    parser.write(decode(() => decoder.decode(piece, { stream: true })))
    if (parser.position - finishedAt > XML_BOUNDS.unfinished) refuse()
    yield* taken()
  }
  parser.write(decode(() => decoder.decode()))
  parser.close()
  yield* taken()
}

function decode(work: () => string): string {
  try {
    return work()
  } catch {
    throw new UnreadableFile(REFUSED)
  }
}

/** Decodes characters that XML cannot contain, which a workbook writes as «_x0000_». */
export function unescaped(text: string): string {
  return text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_whole, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text
}
