export type LoggedError = {
  type: string
  message: string
  stack: string
}

/** What a database and its client say about the row that failed, and SQLSTATEs whose words quote it. */
const ABOUT_A_ROW = /Failing row|Key \(|invocation/i
const QUOTING_STATE = /^(?:22|23|P0)[0-9A-Z]{3}$/
/** Values that other words quote: a cast, a parser or a path tells what it stumbled over, and that is what people typed. */
const VALUES = [
  // From the first quote to the last: values have quotes of their own.
  /(?<!\w)["'`«“‘](?:.*["'`»”’]|.*$)/g,
  /\S+@\S+/g,
  /[^\s\x20-\x7e…]+/g,
  // A phone, an account, a birth date, a licence: six digits and more, however they are parted.
  /\+?\d(?:[ .\-/]?\d){5,}/g,
  // A token or a hash.
  /[A-Za-z0-9_+/=.-]{32,}/g,
]

/**
 * An error without what it was about: databases quote the row that failed, parsers the text, and both are a person. Kind,
 * code and the places in our code are enough to find it.
 */
export function describeError(error: Error & { code?: string | number }): LoggedError {
  const message = error.message.trim()
  const [firstLine = ''] = message.split('\n')
  return {
    type: error.code === undefined ? error.name : `${error.name} ${error.code}`,
    message: isQuoting(error) ? '(withheld: it may quote a record)' : withoutValues(firstLine),
    stack: placesOf(error),
  }
}

function isQuoting({ code, message }: Error & { code?: string | number }): boolean {
  return ABOUT_A_ROW.test(message) || QUOTING_STATE.test(String(code))
}

function withoutValues(sentence: string): string {
  return VALUES.reduce((left, value) => left.replaceAll(value, '…'), sentence).slice(0, 200)
}

/** The lines below the message, which may have lines that look like places. */
function placesOf({ stack = '', message }: Error): string {
  const from = stack.indexOf(message)
  const below = from < 0 ? stack : stack.slice(from + message.length)
  return below
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}

/** The same in one line, for a log that knows no objects and a queue that keeps the reason of a failure. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return 'something that is no error was thrown'
  const { type, message } = describeError(error)
  return `${type}: ${message}`
}
