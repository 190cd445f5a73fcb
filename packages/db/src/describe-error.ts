export type LoggedError = {
  type: string
  message: string
  stack: string
}

/**
 * An error without what it was about: databases quote the row that failed, and a row is a person. Kind, code and the
 * places in our code are enough to find it.
 */
export function describeError(error: Error & { code?: string | number }): LoggedError {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const [firstLine = ''] = error.message.trim().split('\n')
  const isQuoting = /Failing row|Key \(|invocation/i.test(error.message)
  return {
    type: error.code === undefined ? error.name : `${error.name} ${error.code}`,
    message: isQuoting ? '(withheld: it may quote a record)' : firstLine.slice(0, 200),
    stack: frames.join('\n'),
  }
}

/** The same in one line, for a log that knows no objects and a queue that keeps the reason of a failure. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return 'something that is no error was thrown'
  const { type, message } = describeError(error)
  return `${type}: ${message}`
}
