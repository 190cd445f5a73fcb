import { useNavigate } from 'react-router-dom'

let isInProgress = false

/** Steps back on behalf of the application, not of the person, so layers above the page stay open. */
export function useStepBack(): (steps: number) => void {
  const navigate = useNavigate()
  return (steps) => {
    isInProgress = true
    void navigate(-steps)
  }
}

export function takeOwnStep(): boolean {
  const was = isInProgress
  isInProgress = false
  return was
}
