interface WrittenCommand {
  line: number
  text: string
}

const PROGRAMS = /^(?:[A-Z_]+=\S+ )*(?:pnpm|npm|node|sh|docker|docker-compose|kubectl|psql|openssl|ssh) [^\s]/
const SQL = /^(?:SELECT|UPDATE|DELETE|ALTER) .*/

export function commandsOf(markdown: string): WrittenCommand[] {
  const found: WrittenCommand[] = []
  let isBlock = false
  for (const [at, text] of markdown.split('\n').entries()) {
    if (text.trimStart().startsWith('```')) isBlock = !isBlock
    else {
      const spans = isBlock
        ? [text.trimStart().split(/ {2,}/)[0] ?? '']
        : [...text.matchAll(/`([^`]+)`/g)].map(([, span]) => span ?? '')
      for (const span of spans)
        if (PROGRAMS.test(span) || SQL.test(span)) found.push({ line: at + 1, text: span.trim() })
    }
  }
  return found
}
