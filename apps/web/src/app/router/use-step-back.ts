import { useNavigate } from 'react-router-dom'

let isUnderWay = false

/** Steps back on our own account, not on the person's: what lies over the page stays open meanwhile. */
export function useStepBack(): (steps: number) => void {
  const navigate = useNavigate()
  return (steps) => {
    isUnderWay = true
    void navigate(-steps)
  }
}

/** Was the step that has just been taken ours? Asked once a step. */
export function takeOwnStep(): boolean {
  const was = isUnderWay
  isUnderWay = false
  return was
}
