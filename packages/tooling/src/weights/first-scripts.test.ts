import { describe, expect, it } from 'vitest'
import { firstScripts } from './first-scripts.ts'

const BUILT = {
  'index.html': { file: 'frame.js', imports: ['_platform.js'] },
  '_platform.js': { file: 'platform.js' },
  'src/routes/main.tsx': { file: 'main.js', imports: ['index.html', '_platform.js'] },
  'src/routes/edu/index.tsx': { file: 'edu.js', imports: ['index.html'] },
  'src/screens.ts': { file: 'screens.js', imports: ['index.html'] },
  'src/later.tsx': { file: 'later.js' },
}

const DRAWN = { path: '/main', isDrawn: true }

describe('scripts of a first screen', () => {
  it('lists the files that a screen loads at once and not later ones', () => {
    expect(firstScripts(BUILT, DRAWN)).toEqual(['platform.js', 'frame.js', 'main.js'])
  })

  it('finds the scripts of a folder’s screen, with the screen list for a bare document', () => {
    expect(firstScripts(BUILT, { path: '/edu', isDrawn: false })).toEqual([
      'platform.js',
      'frame.js',
      'screens.js',
      'edu.js',
    ])
  })

  it('lists the scripts of the page when no screen is named', () => {
    expect(firstScripts(BUILT)).toEqual(['platform.js', 'frame.js'])
  })

  it('fails the check when the screen loads one file too many', () => {
    expect(() => firstScripts(BUILT, DRAWN, 2)).toThrow('/main loads 3 files of script; it may 2')
  })

  it('fails the check when the screen has no built module', () => {
    expect(() => firstScripts(BUILT, { path: '/mian', isDrawn: true })).toThrow(
      'src/routes/mian.tsx was not built.',
    )
  })
})
