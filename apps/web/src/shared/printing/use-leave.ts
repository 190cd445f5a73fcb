import { useNavigate } from 'react-router-dom'
import { closeOwnWindow, finish } from '../../app/native-wrapper/actions.ts'

const STILL_HERE_AFTER_MS = 150

export function useLeave(listPath: string): () => void {
  const navigate = useNavigate()
  return () =>
    finish(() => {
      closeOwnWindow()
      setTimeout(() => void navigate(listPath, { replace: true }), STILL_HERE_AFTER_MS)
    })
}
