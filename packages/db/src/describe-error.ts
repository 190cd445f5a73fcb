export type LoggedError = {
  type: string
  message: string
  stack: string
}

/** Matches messages and SQLSTATEs that quote the failed row. */
const ABOUT_A_ROW = /Failing row|Key \(|invocation/i
const QUOTING_STATE = /^(?:22|23|P0)[0-9A-Z]{3}$/
/** Matches values in other messages: a cast, parser or path error quotes what people typed. */
const VALUES = [
  // Matches from the first quote to the last, because values may contain quotes.
  /(?<!\w)["'`«“‘](?:.*["'`»”’]|.*$)/g,
  /\S+@\S+/g,
  /[^\s\x20-\x7e…]+/g,
  // Matches phone, account, birth date and licence numbers: six or more digits with any separators.
  /\+?\d(?:[ .\-/]?\d){5,}/g,
  /[A-Za-z0-9_+/=.-]{32,}/g,
]

/**
 * Describes an error without personal data: databases quote the failed row and parsers the text. Kind, code and stack are enough
 * to find it.
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

/** Returns the stack lines below the message, which may itself contain lines that resemble stack frames. */
function placesOf({ stack = '', message }: Error): string {
  const from = stack.indexOf(message)
  const below = from < 0 ? stack : stack.slice(from + message.length)
  return below
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}

export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return 'something that is no error was thrown'
  const { type, message } = describeError(error)
  return `${type}: ${message}`
}
