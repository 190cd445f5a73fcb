import { useEffect, useState } from 'react'
import { announceTrouble } from '../trouble/watch-trouble.ts'
import { isCodeMissing, reloadOnce, wasJustReloaded } from './missing-code.ts'

export function useReloadOnce(error: unknown): boolean {
  const [isReloading, setIsReloading] = useState(() => isCodeMissing(error) && !wasJustReloaded())

  useEffect(() => {
    const reload = async () => setIsReloading(await reloadOnce())
    if (isReloading) void reload()
  }, [isReloading])

  useEffect(() => announceTrouble(error), [error])

  return isReloading
}
