// The dashboard's buttons speak the same control API as the tests.
const statusLine = document.querySelector('#message')

async function post(path, body) {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (answer.ok) return location.reload()
  const { message } = await answer.json()
  statusLine.textContent = message
}

const asNumber = (text) => (text.trim() === '' ? null : Number(text))

const fail = (error) => {
  statusLine.textContent = `처리하지 못했습니다. (${error.message})`
}

for (const button of document.querySelectorAll('[data-post]')) {
  button.addEventListener('click', () => {
    post(button.dataset.post, JSON.parse(button.dataset.body)).catch(fail)
  })
}

document.querySelector('#faults').addEventListener('submit', (event) => {
  event.preventDefault()
  const { notify, cancel, service, timeout, unreachable, ...numbers } = Object.fromEntries(
    new FormData(event.target),
  )
  post('/control/faults', {
    notify,
    cancel,
    service,
    unreachable: unreachable.split(/[\s,]+/).flatMap((number) => number.replaceAll('-', '') || []),
    timeout: timeout === 'true',
    noticeDelayMs: asNumber(numbers.noticeDelayMs) ?? 0,
    delayMs: asNumber(numbers.delayMs) ?? 0,
    httpStatus: asNumber(numbers.httpStatus),
    times: asNumber(numbers.times),
  }).catch(fail)
})
