import { ENDPOINTS } from '@hygiene/contracts/generated/endpoints'
import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../launcher/paths.ts'
import { readSources } from './source-files.ts'
import {
  brokenLines,
  callsOf,
  isOpen,
  lettersOf,
  openRowsWritten,
  type Row,
  routeOf,
  rowsOf,
  sentencesOf,
  unkeptSentences,
  unmatched,
  wrongIds,
  wrongPlaces,
  wrongProofs,
} from './specification-table.ts'

const SENTENCES = [
  '로그인이 필요한 서비스입니다.',
  '준비중입니다',
  '조회된 내용이 없습니다.',
  '내역이 존재하지 않습니다.',
  '로그인 시간이 만료되어 재 로그인이 필요합니다.',
  '로그아웃하시겠습니까?',
  '협회에서 본인인증을 진행해주시길 바랍니다.',
  '교육 일정을 변경 하시겠습니까?',
  '동일 문자를 3자 이상 연속으로 입력할 수 없습니다.',
  '영문, 숫자는 3자 이상 연속으로 입력할 수 없습니다.',
  '아이디를 입력해주세요.',
  '올바르지 않은 아이디 형식입니다.',
  '비밀번호를 입력해주세요.',
  '숫자 6자 이상 입력해주세요.',
  '필수입력사항입니다.',
  '서버와 통신이 원활하지 않습니다.',
  '영상이 종료되었습니다.',
  '40분 단위 중간체크입니다. PLAY 버튼을 다시 눌러 시청하시기 바랍니다.',
]

const read = (path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined
const first = read('docs/specification.md') ?? ''
const pages = globSync('docs/specification/*.md', { cwd: root })
  .toSorted()
  .map((path) => ({ name: basename(path, '.md'), text: read(path) ?? '' }))
const rows = pages.flatMap(rowsOf)

function routesOfTheClient(): string[] {
  const screens = globSync('apps/web/src/routes/**/*.tsx', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.test.tsx'))
    .map((path) => path.replace(/^.*\/routes\//, '/').replace(/(?:(?<=\/)|\/)index\.tsx$|\.tsx$/, ''))
  return screens.map((path) => path.replaceAll('/$', '/:') || '/').toSorted()
}

const addressOf = (row: Row): string[] => [routeOf(row) ?? []].flat()
const contracts: readonly Endpoint[] = Object.values(ENDPOINTS)

describe('the list of the specification', () => {
  it('lists nine sections and our own with whole rows and ordered ids', () => {
    expect(pages.map(({ name }) => name).filter((name) => !name.startsWith('ours'))).toEqual(
      Array.from({ length: 9 }, (_, at) => `section-${at + 1}`),
    )
    expect(pages.flatMap(brokenLines)).toEqual([])
    expect(wrongIds(rows)).toEqual([])
  })

  it('names an existing test for every row', () => {
    expect(wrongProofs(rows, lettersOf(first), read)).toEqual([])
  })

  it('names only existing places for a row', () => {
    expect(wrongPlaces(rows, lettersOf(first), (path) => existsSync(join(root, path)))).toEqual([])
  })

  it('counts as many open rows as the first page states', () => {
    expect(rows.filter(isOpen).length).toBe(openRowsWritten(first))
  })

  it('has a row for every client address and for no other address', () => {
    expect(unmatched(rows, addressOf, routesOfTheClient())).toEqual([])
  })

  it('has a row for every method and address of every contract and for no other call', () => {
    const calls = contracts.flatMap(({ methods, path }) => methods.map((method) => `${method} ${path}`))
    expect(unmatched(rows, callsOf, calls)).toEqual([])
  })

  it('has a row for every sentence of the specification, which the code holds verbatim', () => {
    const said = rows.flatMap(sentencesOf)
    expect(SENTENCES.filter((sentence) => !said.includes(sentence))).toEqual([])
    const sources = readSources()
      .filter(({ path, isTest }) => !isTest && !/^packages\/(?:lab|tooling)\//.test(path))
      .map(({ text }) => text.replaceAll(/\/\*[\s\S]*?\*\//g, ''))
    expect(unkeptSentences(rows, sources)).toEqual([])
  })
})

const row = (id: string, asked: string, proof: string): Row => ({
  page: `section-${id.slice(1, 2)}`,
  id,
  asked,
  kept: '`W/x.ts`',
  proof,
})
const letters = new Map([['W', 'apps/web/src']])
const oneFile = (path: string) =>
  path === 'apps/web/src/x.test.ts'
    ? "it('keeps what it’s told', () => {})\nit.each(rows)('%s; is \\'so\\'', () => {})"
    : undefined

describe('a faulty list', () => {
  it.each([
    ['a row without a test', 'W/x.ts', 'S2-1: «W/x.ts» names no test'],
    ['a file that is not there', 'W/y.test.ts «keeps what it’s told»', 'S2-1: there is no W/y.test.ts'],
    ['a title that is not there', 'W/x.test.ts «keeps»', 'S2-1: W/x.test.ts has no test «keeps»'],
    [
      'a second proof that is none',
      'W/x.test.ts «keeps what it’s told»; W/x.test.ts «no»',
      'S2-1: W/x.test.ts has no test «no»',
    ],
  ])('refuses a list with %s', (_what, proof, fault) => {
    expect(wrongProofs([row('S2-1', 'x', proof)], letters, oneFile)).toEqual([fault])
  })

  it('accepts a row with its test, one with a parametrised title and an open one', () => {
    const proved = row('S2-1', 'x', "W/x.test.ts «keeps what it’s told»; W/x.test.ts «%s; is 'so'»")
    expect(wrongProofs([proved, row('S2-2', 'x', '**open**: no screen')], letters, oneFile)).toEqual([])
  })

  it('refuses a missing place', () => {
    const kept = { ...row('S2-1', 'x', ''), kept: '`W/x.test.ts`, `W/y.ts`, `meta` of each route' }
    expect(wrongPlaces([kept], letters, (path) => oneFile(path) !== undefined)).toEqual([
      'S2-1: there is no W/y.ts',
    ])
  })

  it('refuses an id that is repeated, out of order or on another page', () => {
    const wrong = [
      row('S2-2', 'x', ''),
      row('S2-2', 'x', ''),
      row('S2-1', 'x', ''),
      { ...row('S3-1', 'x', ''), page: 'ours' },
    ]
    expect(wrongIds(wrong)).toEqual(['S2-2: comes twice', 'S2-1: follows 2', 'S3-1: stands in ours'])
  })

  it.each([
    ['no proof', '- **S2-1** asked\n  - kept in: x'],
    ['no place', '- **S2-1** asked\n  - proof: **open**: y'],
    ['two places', '- **S2-1** asked\n  - kept in: x\n  - kept in: x\n  - proof: **open**: y'],
    ['a part of no known name', '- **S2-1** asked\n  - kept in: x\n  - tested: y\n  - proof: **open**: y'],
    ['an id of no known form', '- **T-1** asked\n  - kept in: x\n  - proof: **open**: y'],
    ['the form of a table', '| S2-1 | asked | x | **open**: y |'],
  ])('refuses an item with %s', (_what, text) => {
    expect(brokenLines({ name: 'section-2', text })).toHaveLength(1)
    expect(rowsOf({ name: 'section-2', text })).toEqual([])
  })

  it('accepts a whole item with long texts that continue on the next line', () => {
    const text =
      '- **S2-1** asked\n  for long\n  - kept in: `W/x.ts`,\n    `W/y.ts`\n  - proof: a «b»\n  - proof: c «d»\n'
    expect(brokenLines({ name: 'section-2', text })).toEqual([])
    expect(rowsOf({ name: 'section-2', text })).toEqual([
      {
        page: 'section-2',
        id: 'S2-1',
        asked: 'asked for long',
        kept: '`W/x.ts`, `W/y.ts`',
        proof: 'a «b»; c «d»',
      },
    ])
  })

  it('refuses a route without a row and a row of a removed route', () => {
    const routes = [row('S2-1', '`/main`: home', 'proof'), row('S2-2', '`/gone?x=1`: old', 'proof')]
    expect(unmatched(routes, addressOf, ['/main', '/new'])).toEqual([
      '/new: has no row in docs/specification',
      'S2-2: there is no /gone',
    ])
    expect(unmatched([row('S2-2', '`/gone`: old', '**open**: planned')], addressOf, [])).toEqual([])
  })

  it('refuses a call without a row, even for a single method', () => {
    const calls = ['GET /api/a', 'POST /api/a']
    expect(unmatched([row('S7-1', '`GET /api/a`: a', 'proof')], callsOf, calls)).toEqual([
      'POST /api/a: has no row in docs/specification',
    ])
  })

  it('refuses a sentence that no source contains verbatim', () => {
    const asked = [row('S8-1', 'says «없습니다.» and «x»', 'proof')]
    expect(unkeptSentences(asked, ["'없습니다'"])).toEqual(['S8-1: no source says «없습니다.»'])
    expect(unkeptSentences(asked, ["'없습니다.'"])).toEqual([])
  })

  it('finds no number of open rows in a page without one', () => {
    expect(openRowsWritten('Open rows: 12.')).toBe(12)
    expect(openRowsWritten('many')).toBeUndefined()
  })
})
