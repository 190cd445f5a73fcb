import { useNavigate } from 'react-router-dom'

let isInProgress = false

/** Steps back on our own account, not on the person's: what lies over the page stays open meanwhile. */
export function useStepBack(): (steps: number) => void {
  const navigate = useNavigate()
  return (steps) => {
    isInProgress = true
    void navigate(-steps)
  }
}

/** Was the step that has just been taken ours? Asked once a step. */
export function takeOwnStep(): boolean {
  const was = isInProgress
  isInProgress = false
  return was
}
