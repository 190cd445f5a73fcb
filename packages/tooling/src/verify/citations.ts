import { dirname, join } from 'node:path/posix'

export type Text = { path: string; text: string }
export type Library = { sections: ReadonlySet<string>; exists: (path: string) => boolean }

const ABSENT_PAPER = /\b(decisions|korea|stack|findings)\.md\b|\(reference\b[^)]*\)/g
const DOCUMENT = /(?<![\w./-])docs\/[\w.-]+(?:\/[\w.-]+)*/g
/** Matches «specification section 4», «the specification (section 9)», «specification sections 2 and 9», «S section 4». */
const SECTION = /(?:specification\b[^.;\n]{0,40}?|\bS )\bsections? (\d+)(?:(?:,| and| or) (\d+))?/gi

const LINK = /\]\(((?![a-z]+:|#|\/)[^)#\s]+\.md)(?:#[^)]*)?\)/g

export function sectionsOf(specification: string): ReadonlySet<string> {
  return new Set([...specification.matchAll(/^## Section (\d+)\b/gm)].flatMap((match) => match[1] ?? []))
}

export function deadCitations(texts: readonly Text[], library: Library): string[] {
  return texts.flatMap(({ path, text }) => {
    const said = unwrapped(text)
    return [
      ...[...said.matchAll(ABSENT_PAPER)].map(([paper]) => `${path}: «${paper}» is not in the repository`),
      ...[...said.matchAll(DOCUMENT)]
        .map(([document]) => document.replace(/[.-]+$/, ''))
        .filter((document) => !library.exists(document))
        .map((document) => `${path}: ${document} does not exist`),
      ...(path.endsWith('.md') ? [...said.matchAll(LINK)] : [])
        .map(([, link]) => join(dirname(path), link ?? ''))
        .filter((page) => !library.exists(page))
        .map((page) => `${path}: ${page} does not exist`),
      ...[...said.matchAll(SECTION)]
        .flatMap(([, first, second]) => [first, second])
        .filter((section) => section !== undefined && !library.sections.has(section))
        .map((section) => `${path}: docs/specification.md has no section ${section}`),
    ]
  })
}

/** Joins comment lines, because a sentence may continue behind `*`, `//`, `--` or `///`. */
function unwrapped(text: string): string {
  return text.replaceAll(/\n[ \t]*(?:\*(?!\/)|\/{2,3}|--)?[ \t]*/g, ' ')
}
