/** Method and path only: queries and headers may hold what no log should. */
export function describeRequest(request: { method: string; url: string }): { method: string; url: string } {
  return { method: request.method, url: request.url.split('?', 1)[0] ?? '' }
}

type LoggedError = {
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
