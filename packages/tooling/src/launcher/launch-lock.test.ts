import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { readRunning, takeLock } from './launch-lock.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'hygiene-lock-'))
})

const thisProgram = 'node'

it('names the running launcher and its address', async () => {
  const lock = await takeLock(directory, thisProgram)
  lock.update({ url: 'http://127.0.0.1:4000' })

  await expect(takeLock(directory, thisProgram)).rejects.toThrow(
    `It runs already at http://127.0.0.1:4000 (process ${process.pid}).`,
  )
  expect(readRunning(directory)?.url).toBe('http://127.0.0.1:4000')

  lock.release()
  expect(readRunning(directory)).toBeUndefined()
})

it('takes over from a launcher that was killed', async () => {
  writeFileSync(
    join(directory, 'launcher.lock'),
    JSON.stringify({ pid: 2 ** 22 + 1, program: 'x', children: [] }),
  )
  const lock = await takeLock(directory, thisProgram)
  expect(readRunning(directory)?.pid).toBe(process.pid)
  lock.release()
})

it('takes over from a launcher that was killed during the write of its lock', async () => {
  writeFileSync(join(directory, 'launcher.lock'), '{"pid": 12')
  const lock = await takeLock(directory, thisProgram)
  expect(readRunning(directory)?.pid).toBe(process.pid)
  lock.release()
})

it('does not mistake another program with the same process id for a launcher', async () => {
  const other = { pid: process.pid, program: 'launcher/start.ts', children: [] }
  writeFileSync(join(directory, 'launcher.lock'), JSON.stringify(other))
  const lock = await takeLock(directory, thisProgram)
  expect(readRunning(directory)?.pid).toBe(process.pid)
  lock.release()
})

it('ends the processes that a killed launcher left running', async () => {
  const orphan = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000) // left-over'])
  const ended = new Promise((resolve) => orphan.once('exit', (_code, signal) => resolve(signal)))
  await new Promise((resolve) => orphan.once('spawn', resolve))
  const left = { pid: 2 ** 22 + 1, program: 'x', children: [{ pid: orphan.pid, program: 'left-over' }] }
  writeFileSync(join(directory, 'launcher.lock'), JSON.stringify(left))

  const lock = await takeLock(directory, thisProgram)
  expect(await ended).toBe('SIGTERM')
  lock.release()
})
