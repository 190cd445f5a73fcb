import { expect, it } from 'vitest'
import { runProgram } from './engine.ts'

it('reads the output of a program that ends before reading its input', async () => {
  const input = 'x'.repeat(4_000_000)
  const script = "process.stdin.destroy(); process.stdout.write('done')"
  expect(await runProgram([process.execPath, '-e', script], {}, input)).toBe('done')
})
