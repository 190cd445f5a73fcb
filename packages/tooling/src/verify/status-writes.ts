import type { SourceFile } from './source-files.ts'

/** Matches the two functions that write a status by the table of steps; nothing else may. */
const WRITERS = /\/step-(?:online|in-person)\.ts$/
/** Scenarios, seeds and benchmarks may create any state, including unreachable ones. */
const MAKERS = /^(?:packages\/testing|packages\/lab|prisma\/seed)\//

const WRITE = /\b(?:online|offline|inPerson)Enrolment\s*\.(?:update|create|upsert)\w*\(/
const WRITTEN_IN_SQL =
  /UPDATE\s+"(?:Online|Offline|InPerson)Enrolment"[^;`]*?\bSET\b[^;`]*?"status"\s*=\s*'(?!\$\{)/
const INSERTED_IN_SQL = /INSERT\s+INTO\s+"(?:Online|Offline|InPerson)Enrolment"\s*\([^)]*"status"/
const ASKED = /\b(?:where|include|select): ?(?=\{)|\.(?:find|count|groupBy)\w*(?=\()/g

const STATUS_WRITTEN = /\b(?:data|create|update): ?\{[^}]*\bstatus\b|\bstatus: ?'/

export function strayStatusWrites(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, isTest }) => !isTest && !WRITERS.test(path) && !MAKERS.test(path))
    .filter(({ text }) => WRITTEN_IN_SQL.test(text) || INSERTED_IN_SQL.test(text) || writesStatus(text))
    .map(({ path }) => `${path} writes the status of an enrolment without a step`)
}

/** Detects any literal status outside a query in a file that writes enrolments. */
function writesStatus(text: string): boolean {
  return WRITE.test(text) && STATUS_WRITTEN.test(withoutQuestions(text))
}

function withoutQuestions(text: string): string {
  let rest = text
  for (const match of [...text.matchAll(ASKED)].toReversed()) {
    const opens = match.index + match[0].length
    rest = rest.slice(0, opens) + rest.slice(endOfBraces(rest, opens))
  }
  return rest
}

function endOfBraces(text: string, opens: number): number {
  let depth = 0
  for (let at = opens; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if ('{('.includes(sign)) depth += 1
    else if ('})'.includes(sign)) depth -= 1
    if (depth === 0) return at + 1
  }
  return text.length
}
