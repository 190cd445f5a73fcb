/** A command that docs/operate.md tells the operator to type, and where. */
interface OperateCommand {
  line: number
  text: string
}

const PROGRAMS = /^(?:[A-Z_]+=\S+ )*(?:pnpm|npm|node|sh|docker|docker-compose|kubectl|psql|openssl|ssh) [^\s]/
const SQL = /^(?:SELECT|UPDATE|DELETE|ALTER) .*/

/** Command lines of code blocks, up to their explanation, and those that stand in the text between backticks. */
export function commandsOf(markdown: string): OperateCommand[] {
  const found: OperateCommand[] = []
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

/** A command with every optional part, the first of each choice, and values for its places: `<no>`, `--to <no>`, `"…"`, `…`. */
export function filled(text: string, ...values: readonly Readonly<Record<string, string>>[]): string[] {
  const chosen = text.replaceAll(/[[\]]/g, '').replaceAll(/([^\s|"]+)(?:\|[^\s|"]+)+/g, '$1')
  const said = values
    .flatMap((each) => Object.entries(each))
    .reduce((rest, [place, value]) => rest.replaceAll(place, value), chosen)
  return (said.match(/(?:[^\s"]|"[^"]*")+/g) ?? []).map((word) => word.replaceAll('"', ''))
}
