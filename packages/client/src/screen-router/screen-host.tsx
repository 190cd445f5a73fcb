import {
  Component,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useLayoutEffect,
  useState,
} from 'react'
import { Outlet, type RouteObject, Router, useRoutes } from 'react-router-dom'
import type { ScreenRouter, Shown } from './screen-router.ts'

const ShownScreen = createContext<Shown | null>(null)
const ScreenError = createContext<unknown>(undefined)

export const useShown = () => use(ShownScreen)

export const useScreenError = () => use(ScreenError)

export function ScreenHost({ router }: { router: ScreenRouter }) {
  const [shown, setShown] = useState(router.shown)
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setShown(router.shown))
    follow()
    return router.subscribe(follow)
  }, [router])

  return (
    <ShownScreen value={shown}>
      <Router
        basename={router.basename}
        navigator={router.navigator}
        location={shown.location}
        navigationType={shown.action}
      >
        <Screens routes={shown.routes} />
      </Router>
    </ShownScreen>
  )
}

function Screens({ routes }: Pick<Shown, 'routes'>) {
  return useRoutes(routes as RouteObject[])
}

export function ScreenOutlet({ waiting }: { waiting: ReactNode }) {
  const shown = useShown()
  return shown?.route && !shown.isWaiting ? <Outlet /> : waiting
}

type BoundaryProps = {
  broken: ReactNode
  isOfFrame?: boolean
  children: ReactNode
}

export function ScreenBoundary({ broken, isOfFrame, children }: BoundaryProps) {
  const shown = useShown()
  if (!isOfFrame && shown?.error !== undefined) {
    return <ScreenError value={shown.error}>{broken}</ScreenError>
  }
  return (
    <ErrorCatcher shown={shown} broken={broken}>
      {children}
    </ErrorCatcher>
  )
}

type CatcherProps = { shown: Shown | null; broken: ReactNode; children: ReactNode }
type Caught = { shown: Shown | null; error?: unknown; isCaught: boolean }

class ErrorCatcher extends Component<CatcherProps, Caught> {
  override state: Caught = { shown: this.props.shown, isCaught: false }

  static getDerivedStateFromError(error: unknown): Partial<Caught> {
    return { error, isCaught: true }
  }

  static getDerivedStateFromProps({ shown }: CatcherProps, state: Caught): Caught | null {
    return shown === state.shown ? null : { shown, isCaught: false }
  }

  override render(): ReactNode {
    const { broken, children } = this.props
    return this.state.isCaught ? <ScreenError value={this.state.error}>{broken}</ScreenError> : children
  }
}
