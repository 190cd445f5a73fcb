import { expect, it } from 'vitest'
import { changePlayer, playerSettings } from './player-settings.ts'

it('starts with volume 50 and keeps the volume between 1 and 100', () => {
  expect(playerSettings().volume).toBe(50)
  changePlayer({ volume: 0 })
  expect(playerSettings().volume).toBe(1)
  changePlayer({ volume: 105 })
  expect(playerSettings().volume).toBe(100)
  changePlayer({ isMuted: true })
  expect(playerSettings()).toMatchObject({ volume: 100, isMuted: true })
})
