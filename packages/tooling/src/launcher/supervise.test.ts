import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { supervise } from './supervise.ts'
import { untilReady } from './until-ready.ts'

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

it('waits until the program answers, and ends it when asked', async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const program = supervise({ name: 'test-answers', entry: script(answering(port)), env: {} }, () => {})

  await untilReady(program, url, never)
  expect((await fetch(url)).status).toBe(200)

  await program.stop()
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})

it('tells the last lines of a program that ends before it was ready', async () => {
  const entry = script("console.error('the port is cursed'); process.exit(3)")
  const program = supervise({ name: 'test-ends', entry, env: {} }, () => {})

  await expect(untilReady(program, 'http://127.0.0.1:1/', never)).rejects.toThrow(
    /ended \(code 3\)[^]*the port is cursed/,
  )
  await program.stop()
})

it('starts a program again that was killed after it was ready', async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const restarted = Promise.withResolvers<void>()
  const program = supervise(
    { name: 'test-killed', entry: script(answering(port)), env: {} },
    restarted.resolve,
  )
  await untilReady(program, url, never)

  const [first] = program.pid()
  process.kill(first ?? 0, 'SIGKILL')
  await restarted.promise
  await untilReady(program, url, never)

  expect(program.pid()).not.toEqual([first])
  await program.stop()
})
