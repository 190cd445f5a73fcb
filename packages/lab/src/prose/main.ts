import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '@hygiene/tooling/paths'
import nlp from 'compromise'
import { parseSync } from 'rolldown/utils'
import { seededRandom } from '../fuzz/random.ts'
import { firstSentence, joinedComments } from './comments.ts'

const SOURCES = ['{apps,packages}/*/src/**/*.{ts,tsx}', 'prisma/seed/**/*.ts']
const SAMPLE = 200

const { values } = parseArgs({ options: { seed: { type: 'string' }, sample: { type: 'string' } } })
const seed = Number(values.seed ?? Date.now() % 100_000)
const wanted = Number(values.sample ?? SAMPLE)

interface Found {
  path: string
  text: string
}

const comments: Found[] = []
const titles: Found[] = []
for (const path of globSync(SOURCES, { cwd: root, exclude: ['**/generated/**', '**/node_modules/**'] })) {
  const source = readFileSync(join(root, path), 'utf8')
  for (const text of joinedComments(source, parseSync(path, source).comments)) comments.push({ path, text })
  for (const [, text = ''] of source.matchAll(/^\s*(?:it|test)(?:\.each\([^)]*\))?\(\s*['"`](.+?)['"`],/gm))
    titles.push({ path, text })
}

/** Compromise reads "Holds the seat" as a noun: a first word in the third person counts as a verb. */
const STARTS_WITH_VERB =
  /^[A-Z]\w+s (?:the|an?|its|their|each|every|all|no|one|only|whether|what|how|for|from|in|by|to|when|[a-z]+s)\b/
/** The tagger takes some nouns for verbs and the reverse, so a reader judges the printed lines. */
const hasVerb = ({ text }: Found): boolean =>
  STARTS_WITH_VERB.test(text) || nlp(firstSentence(text)).verbs().found

const random = seededRandom(seed)
const drawn = (all: readonly Found[]): Found[] =>
  all
    .map((one) => ({ one, place: random.next() }))
    .toSorted((left, right) => left.place - right.place)
    .slice(0, wanted)
    .map(({ one }) => one)
const line = ({ path, text }: Found): string => `  ${text}\n      ${path}`

const sample = drawn(comments)
const verbless = sample.filter((one) => !hasVerb(one))
const share = (100 * verbless.length) / sample.length
process.stdout.write(`Seed ${seed}
${comments.length} comments, ${titles.length} titles of tests
${share.toFixed(1)} % of ${sample.length} comments have no main verb in their first sentence:
${verbless.map(line).join('\n')}
${wanted} titles:
${drawn(titles).map(line).join('\n')}
`)
