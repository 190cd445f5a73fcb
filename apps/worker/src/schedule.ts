import { sentenceOf } from '@hygiene/db/describe-error'
import { count } from '@hygiene/observe'
import type { WorkerDeps } from './deps.ts'
import { TASKS } from './generated/tasks.ts'
import type { Task } from './repeat-task.ts'

/** Starts everything that happens by the clock. */
export function startSchedule(deps: WorkerDeps): { stop(): Promise<void> } {
  const running = TASKS.map((task) => repeat(deps, task))
  return {
    async stop() {
      await Promise.all(running.map((task) => task.stop()))
    },
  }
}

function repeat(deps: WorkerDeps, { name, everySeconds, run }: Task): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  let isRunning = false
  const once = async (): Promise<void> => {
    isRunning = true
    try {
      await run(deps)
      count('task_runs', { task: name, outcome: 'done' })
    } catch (error) {
      count('task_runs', { task: name, outcome: 'failed' })
      deps.warn(`${name}: ${sentenceOf(error)}`)
    } finally {
      isRunning = false
    }
  }
  const timer = setInterval(() => {
    if (!isRunning) running = once()
  }, everySeconds(deps.config) * 1000)
  return {
    stop() {
      clearInterval(timer)
      return running
    },
  }
}
