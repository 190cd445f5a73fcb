import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countDownload } from '@hygiene/contracts/content/board/count-download'
import { listPosts } from '@hygiene/contracts/content/board/list-posts'
import { readPost } from '@hygiene/contracts/content/board/read-post'
import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { BoardType } from '@hygiene/domain/text'
import pg from 'pg'
import { OWN_WORD, WRITE_POSTS } from '../board-statements.ts'
import { startChild } from '../child.ts'
import { type Finding, judgeTimes, milliseconds } from '../finding.ts'
import { inTurn } from '../in-turn.ts'
import { API_ENTRY, apiSettings, type BenchEnvironment, FLOOR_ENTRY } from '../environment.ts'

const SIZES = [1_000, 10_000, 100_000]
const AT_ONCE = 10_000
const TIMES = 25

interface Board {
  posts: number
  ask: (question: Question, whose: 'ours' | 'floor') => Promise<number>
}

interface Question {
  what: string
  path: (board: { ownWord: string; fileNo: string; postNo: number }) => string
  floor?: (board: { ownWord: string }) => string
}

const LIST = `${listPosts.path}?boardType=${BoardType.library}&limit=10`
const search = (what: string, wordOf: (ownWord: string) => string): Question => ({
  what,
  path: ({ ownWord }) => `${LIST}&searchText=${encodeURIComponent(wordOf(ownWord))}`,
  floor: ({ ownWord }) => `/board/${encodeURIComponent(wordOf(ownWord))}`,
})

const QUESTIONS: readonly Question[] = [
  { what: 'first page of a board', path: () => LIST, floor: () => '/board' },
  { what: 'tenth page of a board', path: () => `${LIST}&page=10` },
  search('search of three syllables, in one post', (own) => own),
  search('search of two syllables, in one post', (own) => own.slice(0, 2)),
  search('search of a word of every twentieth post', () => '지회'),
  search('search of a word of every post', () => '교육'),
  search('search of two words', () => '위생 교육'),
  search('search of what no post has', () => '교육품생'),
  {
    what: 'a post with its neighbours and ten files',
    path: ({ postNo }) => `${readPost.path}?boardNo=${postNo}`,
  },
  { what: 'counting a download', path: ({ fileNo }) => `${countDownload.path}?fileNo=${fileNo}` },
]

export async function benchBoards(environment: BenchEnvironment): Promise<Finding[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'hygiene-boards-'))
  const undo: (() => Promise<void>)[] = []
  try {
    const boards: Board[] = []
    for (const posts of SIZES) boards.push(await openBoard(environment, posts, scratch, undo))
    const findings: Finding[] = []
    for (const question of QUESTIONS) findings.push(...(await compare(question, boards)))
    return findings
  } finally {
    for (const end of undo.toReversed()) await end()
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function openBoard(
  environment: BenchEnvironment,
  posts: number,
  scratch: string,
  undo: (() => Promise<void>)[],
): Promise<Board> {
  const url = await environment.addDatabase(`board${posts}`)
  const facts = await write(url, posts)
  const api = await startChild(API_ENTRY, apiSettings(url, scratch))
  undo.push(api.stop)
  const floor = await startChild(FLOOR_ENTRY, { DATABASE_URL: url })
  undo.push(floor.stop)
  return {
    posts,
    ask: (question, whose) =>
      whose === 'ours'
        ? timeOf(api.origin + question.path(facts))
        : timeOf(floor.origin + (question.floor?.(facts) ?? '')),
  }
}

async function write(url: string, posts: number) {
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC' })
  await client.connect()
  try {
    for (let from = 0; from < posts; from += AT_ONCE) {
      for (const text of WRITE_POSTS) await client.query(text, [from, Math.min(AT_ONCE, posts - from)])
    }
    await client.query('VACUUM ANALYZE')
    const postNo = posts / 2
    const wording = await client.query<{ word: string }>(OWN_WORD, [postNo])
    const files = await client.query<{ fileNo: string }>(
      'SELECT "fileNo" FROM "PostFile" WHERE "postNo" = $1',
      [postNo],
    )
    return { postNo, ownWord: wording.rows[0]?.word ?? '', fileNo: files.rows[0]?.fileNo ?? '' }
  } finally {
    await client.end()
  }
}

async function timeOf(address: string): Promise<number> {
  const since = performance.now()
  const answer = await (await fetch(address, { headers: { [CSRF_HEADER]: CSRF_VALUE } })).text()
  if (!answer.startsWith('{"code":1,')) throw new Error(`${address} was answered ${answer.slice(0, 200)}`)
  return performance.now() - since
}

async function compare(question: Question, boards: readonly Board[]): Promise<Finding[]> {
  const arms = boards.flatMap((board) => [
    () => board.ask(question, 'ours'),
    ...(question.floor ? [() => board.ask(question, 'floor')] : []),
  ])
  await inTurn(arms, 3)
  const rounds = await inTurn(arms, TIMES)
  const each = question.floor ? 2 : 1
  const [few = []] = rounds
  return boards.flatMap(({ posts }, at) => {
    const [ours = [], floor = []] = rounds.slice(at * each)
    const among = `${question.what}, ${posts.toLocaleString('en')} posts`
    return [
      ...(question.floor ? [judgeTimes(among, ours, floor, milliseconds(floor))] : []),
      ...(at > 0 ? [judgeTimes(among, ours, few, `${milliseconds(few)} among 1,000`)] : []),
    ]
  })
}
