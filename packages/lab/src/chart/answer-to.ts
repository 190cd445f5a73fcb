const HEADER = 12
const ADDRESS_OF = 1
const NAME_UNKNOWN = 3

/** Answers by RFC 1035: repeats the question and adds the address if the name has one. */
export function answerTo(question: Buffer, names: ReadonlyMap<string, string>): Buffer {
  const labels: string[] = []
  let at = HEADER
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  const type = question.readUInt16BE(at + 1)
  const asked = question.subarray(HEADER, at + 5)
  const address = names.get(labels.join('.').toLowerCase())
  const isAnswered = address !== undefined && type === ADDRESS_OF
  const header = Buffer.alloc(HEADER)
  question.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8580 + (address === undefined ? NAME_UNKNOWN : 0), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(isAnswered ? 1 : 0, 6)
  const found = isAnswered
    ? Buffer.from([0xc0, HEADER, 0, 1, 0, 1, 0, 0, 0, 5, 0, 4, ...address.split('.').map(Number)])
    : Buffer.alloc(0)
  return Buffer.concat([header, asked, found])
}
