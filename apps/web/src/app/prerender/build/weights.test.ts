import type { Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { isIdeographic } from './plain-typeface.ts'
import { judgeWeights } from './screen-weights.ts'

describe('the typeface', () => {
  it.each([
    ['U+4E00-9FFF', true],
    ['u+f900', true],
    ['U+AC00-AD00', false],
    ['U+20-7E', false],
    ['U+9F00-AC01', false],
  ])('has %s among the ideographs: %s', (range, answer) => {
    expect(isIdeographic(range)).toBe(answer)
  })
})

/** As many words as it says, in an order that cannot be packed away. */
const code = (words: number) => Array.from({ length: words }, (_, n) => Math.sin(n)).join()
const chunk = (fileName: string, id: string, size: number, imports: readonly string[] = []) => ({
  type: 'chunk',
  fileName,
  name: fileName,
  facadeModuleId: id,
  moduleIds: [id],
  modules: { [id]: { renderedLength: size } },
  imports,
  code: code(size),
})

const built = (frameWords: number) =>
  ({
    output: [
      chunk('frame.js', '/repository/apps/web/src/main.tsx', frameWords, ['platform.js']),
      chunk('platform.js', '/react.js', 10),
      chunk('main.js', '/repository/apps/web/src/routes/main.tsx', 10, ['frame.js']),
      chunk('later.js', '/repository/apps/web/src/later.tsx', 5000),
    ],
  }) as unknown as Rolldown.RolldownOutput

describe('the weight of a first screen', () => {
  it('counts what the screen loads at once, not what comes later', () => {
    expect(() => judgeWeights(built(10), { '/main': { scripts: 3, bytes: 1000 } })).not.toThrow()
  })

  it('stops the build when the frame has grown, and names what weighs most', () => {
    expect(() => judgeWeights(built(500), { '/main': { scripts: 3, bytes: 1000 } })).toThrow(
      /\/main loads \d+ bytes[^]*500 frame\.js: web\/src\/main\.tsx/,
    )
  })

  it('stops the build when the screen asks for one file more', () => {
    expect(() => judgeWeights(built(10), { '/main': { scripts: 2, bytes: 1000 } })).toThrow('in 3 files')
  })
})
