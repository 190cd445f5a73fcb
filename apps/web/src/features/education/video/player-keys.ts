export type PlayerCommands = {
  toggle: () => void
  skip: (seconds: number) => void
  changeVolume: (by: number) => void
  mute: () => void
  captions: () => void
  fullScreen: () => void
  help: () => void
}

export const SKIP_SECONDS = 10

export const keyText = (isReplay: boolean) => [
  { term: '스페이스 또는 K', detail: '재생·일시정지' },
  { term: '← / →', detail: isReplay ? '10초 뒤로·앞으로' : '10초 뒤로·앞으로(시청한 구간 안에서)' },
  { term: '↑ / ↓', detail: '소리 크게·작게' },
  { term: 'M', detail: '음소거' },
  { term: 'C', detail: '자막' },
  { term: 'F', detail: '전체화면' },
  { term: '?', detail: '단축키 안내' },
]

const OWN_KEYS = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])

/** Handles keys while focus is inside the player. They can be switched off (WCAG 2.1.4). */
export function obeyKey(event: KeyboardEvent, commands: PlayerCommands, volumeStep: number) {
  const target = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  if (target.matches('input') && OWN_KEYS.has(event.key)) return
  if (event.key === ' ' && target.matches('button, a')) return

  const actions: Readonly<Record<string, () => void>> = {
    ' ': commands.toggle,
    KeyK: commands.toggle,
    ArrowLeft: () => commands.skip(-SKIP_SECONDS),
    ArrowRight: () => commands.skip(SKIP_SECONDS),
    ArrowUp: () => commands.changeVolume(volumeStep),
    ArrowDown: () => commands.changeVolume(-volumeStep),
    KeyM: commands.mute,
    KeyC: commands.captions,
    KeyF: commands.fullScreen,
    '?': commands.help,
  }
  // Letters are matched by their key position, so that they also work in Hangul mode.
  const action = actions[event.key] ?? actions[event.code]
  if (!action) return
  event.preventDefault()
  action()
}
