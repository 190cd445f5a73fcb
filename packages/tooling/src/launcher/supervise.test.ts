import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Supervised } from './supervise.ts'
import { untilReady } from './until-ready.ts'

const logs = mkdtempSync(join(tmpdir(), 'hygiene-logs-'))
const never = new AbortController().signal

function script(source: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'hygiene-program-')), 'program.mjs')
  writeFileSync(file, source)
  return file
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

const answering = (port: number): string =>
  `import { createServer } from 'node:http'; createServer((q, a) => a.end('ok')).listen(${port}, '127.0.0.1')`

it('waits until the program answers and ends the program on request', async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const program = new Supervised(
    { name: 'test-answers', entry: script(answering(port)), env: {}, readyUrl: url },
    () => {},
    logs,
  )

  await untilReady(program, never)
  expect((await fetch(url)).status).toBe(200)

  await program.stop()
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})

it('reports the last lines of a program that ends before readiness', async () => {
  const entry = script("console.error('the port is cursed'); process.exit(3)")
  const program = new Supervised(
    { name: 'test-ends', entry, env: {}, readyUrl: 'http://127.0.0.1:1/' },
    () => {},
    logs,
  )

  await expect(untilReady(program, never)).rejects.toThrow(/ended \(code 3\)[^]*the port is cursed/)
  await program.stop()
})

it('restarts a program that was killed after readiness', async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const restarted = Promise.withResolvers<void>()
  const program = new Supervised(
    { name: 'test-killed', entry: script(answering(port)), env: {}, readyUrl: url },
    restarted.resolve,
    logs,
  )
  await untilReady(program, never)

  const first = program.pid
  process.kill(first ?? 0, 'SIGKILL')
  await restarted.promise
  await untilReady(program, never)

  expect(program.pid).not.toBe(first)
  await program.stop()
})

it('recognises the readiness of a program without an address by its line', async () => {
  const entry = script("console.log('worker ready on postgres'); setInterval(() => {}, 1000)")
  const program = new Supervised(
    { name: 'test-says', entry, env: {}, readyLine: 'worker ready' },
    () => {},
    logs,
  )

  await expect(untilReady(program, never)).resolves.toBeUndefined()
  await program.stop()
})

it('stops waiting on an abort', async () => {
  const ending = new AbortController()
  const entry = script('setInterval(() => {}, 1000)')
  const program = new Supervised(
    { name: 'test-waits', entry, env: {}, readyLine: 'never said' },
    () => {},
    logs,
  )

  const waiting = untilReady(program, ending.signal)
  ending.abort()
  await expect(waiting).rejects.toThrow('The end was asked for.')
  await program.stop()
})

it('keeps the log of the previous start', async () => {
  const run = async (text: string): Promise<void> => {
    const entry = script(`console.log('${text}, worker ready'); setInterval(() => {}, 1000)`)
    const notified = { name: 'test-logs', entry, env: {}, readyLine: 'worker ready' }
    const program = new Supervised(notified, () => {}, logs)
    await untilReady(program, never)
    await program.stop()
  }
  await run('yesterday')
  await run('today')
  expect(readFileSync(join(logs, 'test-logs.before.log'), 'utf8')).toContain('yesterday')
})
