export interface SqlStatement {
  /** One line without comments, texts and bodies of functions. */
  text: string
  /** The comment lines directly above it. */
  comment: string
}

const PARTS = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|;/g

/** The statements of a script, as far as a rule needs to read them. */
export function statementsOf(script: string): SqlStatement[] {
  const statements: SqlStatement[] = []
  let text = ''
  let comment = ''
  const end = () => {
    const plain = text.replaceAll(/\s+/g, ' ').trim()
    if (plain !== '') {
      statements.push({ text: plain, comment })
      comment = ''
    }
    text = ''
  }
  let read = 0
  for (const { 0: part, index } of script.matchAll(PARTS)) {
    text += script.slice(read, index)
    read = index + part.length
    if (part === ';') end()
    else if (part.startsWith('--')) comment += text.trim() === '' ? `${part.slice(2).trim()}\n` : ''
    else text += part.startsWith('/*') ? ' ' : ` '' `
  }
  text += script.slice(read)
  end()
  return statements
}
