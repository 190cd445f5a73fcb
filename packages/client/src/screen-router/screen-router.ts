import type { ComponentType } from 'react'
import {
  createPath,
  type Location,
  matchRoutes,
  NavigationType,
  type NonIndexRouteObject,
  resolvePath,
  type To,
} from 'react-router-dom'
import type { Leaving, ScreenHistory } from './screen-history.ts'

/** Returns another address to navigate to, or null if the screen may be shown. */
export type Guard = (address: Location) => string | null | Promise<string | null>

export type ScreenRoute = Omit<NonIndexRouteObject, 'children' | 'lazy' | 'loader' | 'errorElement'> & {
  children?: readonly ScreenRoute[]
  load?: () => Promise<{ Component: ComponentType; guard?: Guard; handle?: unknown }>
  guard?: Guard
  isLater?: boolean
}

/** After this time an outline replaces the previous screen, so that the press visibly has an effect. */
const OUTLINE_AFTER_MS = 300

export type Shown = {
  location: Location
  action: NavigationType
  route?: ScreenRoute | undefined
  routes: readonly ScreenRoute[]
  error?: unknown
  isWaiting?: boolean
  keepsScroll: boolean
}

type GoOptions = Partial<Leaving> & { preventScrollReset?: boolean | undefined }
/** Returns the action that replaces a step back or forward after it is undone; null allows the step. */
type StepBlock = (shown: Shown) => (() => void) | null

type Settings = {
  routes: readonly ScreenRoute[]
  rest?: () => Promise<readonly ScreenRoute[]>
  history: ScreenHistory
  basename?: string
}
export type ScreenRouter = ReturnType<typeof createScreenRouter>

/**
 * Maps addresses to screens and keeps the current screen until the next one can be rendered. Replaces react-router's data router
 * at an eighth of its size; matching, links and hooks are react-router's.
 */
export function createScreenRouter({ routes, rest, history, basename = '/' }: Settings) {
  let table = routes
  let more = rest
  const listeners = new Set<() => void>()
  const blocks = new Set<StepBlock>()
  let shown: Shown = { location: history.read(), action: NavigationType.Pop, keepsScroll: false, routes }
  let turn = 0
  let stop: (() => void) | null = null
  let afterUndoing: (() => void) | null = null

  const routeAt = (location: Location) => {
    const matches = matchRoutes(table as NonIndexRouteObject[], location, basename)
    const route = matches?.at(-1)?.route as ScreenRoute | undefined
    return route?.isLater ? undefined : route
  }
  const show = (next: Shown) => {
    shown = next
    for (const notify of listeners) notify()
  }
  const withBase = (path: string) => (basename === '/' ? path : basename + path.replace(/^\/$/, ''))

  async function open(
    location: Location,
    next: Pick<Shown, 'action' | 'keepsScroll'>,
    enter: () => void,
  ): Promise<void> {
    turn += 1
    const own = turn
    const before = shown
    let route = routeAt(location)
    let error: unknown
    const late = setTimeout(() => own === turn && show({ ...shown, isWaiting: true }), OUTLINE_AFTER_MS)
    try {
      if (!route && more) {
        table = await more()
        more = undefined
        route = routeAt(location)
      }
      if (route?.load && !route.Component) Object.assign(route, await route.load())
      clearTimeout(late)
      if (own !== turn) return
      // A hash belongs to a modal, so opening or closing one does not call the guard.
      const isSame = before.route === route && addressOf(before.location) === addressOf(location)
      const answer = isSame ? null : (route?.guard?.(location) ?? null)
      const elsewhere = answer instanceof Promise ? await answer : answer
      if (own !== turn) return
      if (elsewhere !== null) return await go(elsewhere, { replace: next.action !== NavigationType.Push })
    } catch (cause) {
      error = cause
    } finally {
      clearTimeout(late)
    }
    if (own !== turn) return
    enter()
    show({ ...next, location: history.read(), routes: table, route, error })
  }

  async function go(to: To | number, options: GoOptions = {}): Promise<void> {
    if (typeof to === 'number') return history.go(to)
    const path = resolvePath(to, shown.location.pathname)
    await move({ ...path, pathname: withBase(path.pathname) }, options)
  }

  async function move(
    to: To,
    { replace = false, state = null, preventScrollReset = false }: GoOptions,
  ): Promise<void> {
    const path = resolvePath(to, shown.location.pathname)
    const action = replace ? NavigationType.Replace : NavigationType.Push
    await open({ ...path, state, key: '' }, { action, keepsScroll: preventScrollReset }, () =>
      history.write(path, { replace, state }),
    )
  }

  function step(steps: number) {
    if (afterUndoing) {
      const run = afterUndoing
      afterUndoing = null
      return run()
    }
    for (const block of steps === 0 ? [] : blocks) {
      afterUndoing = block(shown)
      if (afterUndoing) return history.go(-steps)
    }
    void open(history.read(), { action: NavigationType.Pop, keepsScroll: false }, () => undefined)
  }

  return {
    basename,
    navigator: {
      createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
      go: history.go,
      push: (to: To, state?: unknown, options?: GoOptions) => void move(to, { ...options, state }),
      replace: (to: To, state?: unknown, options?: GoOptions) =>
        void move(to, { ...options, state, replace: true }),
    },
    navigate: go,
    get shown() {
      return shown
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    blockSteps(block: StepBlock) {
      blocks.add(block)
      return () => void blocks.delete(block)
    },
    async begin(): Promise<void> {
      stop = history.onStep(step)
      await open(shown.location, { action: NavigationType.Pop, keepsScroll: false }, () => undefined)
    },
    end: () => stop?.(),
  }
}

const addressOf = ({ pathname, search }: Location) => pathname + search
