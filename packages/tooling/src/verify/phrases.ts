import { parseSync } from 'rolldown/utils'
import type { NamedFile } from './vocabulary.ts'
import { titlesOf } from './test-titles.ts'

/** Pairs each refused phrase with its replacement. */
const REFUSED: readonly (readonly [phrase: RegExp, better: string])[] = [
  [/\bOf (?:which|whom|what)\b|\bWhat is done with\b/, 'a sentence with subject and verb'],
  [/\bstands\b(?! (?:for|in for)\b)/, 'is, or is written'],
  [/\bgoes on\b/, 'continues'],
  [/\banew\b/, 'again'],
  [/\bmeanwhile\b/i, 'until then, or during'],
  [/\b(?:is|are) (?:told|asked of)\b/, 'notifies, or the subject that asks'],
]

/** Finds refused phrases in comments, titles of tests and pages of the documentation. */
export function refusedPhrases(files: readonly NamedFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    proseOf(path, text).flatMap((prose) =>
      REFUSED.flatMap(([phrase, better]) => {
        const found = phrase.exec(prose)?.[0]
        return found === undefined ? [] : [`${path}: «${found}»; write ${better}: ${prose.slice(0, 120)}`]
      }),
    ),
  )
}

function proseOf(path: string, text: string): string[] {
  if (path.endsWith('.md')) return text.split(/\n{2,}/).map(asLine)
  if (path.endsWith('.css')) return (text.match(/\/\*[\s\S]*?\*\//g) ?? []).map(asLine)
  if (path.endsWith('.prisma')) return (text.match(/\/\/.*/g) ?? []).map(asLine)
  const comments = parseSync(path, text).comments.map(({ value }) => asLine(value))
  return /\.(?:test|spec)\.tsx?$/.test(path) ? [...comments, ...titlesOf(text)] : comments
}

const asLine = (text: string): string => text.replaceAll(/\s*\n[\t *]*/g, ' ').trim()
