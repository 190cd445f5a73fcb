export interface SqlStatement {
  text: string
  comment: string
}

const PARTS = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|;/g

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
