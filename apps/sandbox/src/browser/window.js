// The payment and identity windows: every button posts an action, then hands the result to the page that opened it.
const settings = JSON.parse(document.querySelector('#settings').textContent)
const form = document.querySelector('form')
const message = document.querySelector('#message')
let finished = settings.result ?? null

async function action(name) {
  for (const button of document.querySelectorAll('button')) button.disabled = true
  message.textContent = '처리하고 있습니다. 잠시만 기다려 주세요.'
  const answer = await fetch(`${settings.actionUrl}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(new FormData(form))),
  })
  const { result, problem, account } = await answer.json()
  for (const button of document.querySelectorAll('button')) button.disabled = false
  message.textContent = problem ?? ''
  if (problem) return
  finished = result
  if (account) showAccount(account)
  else leave()
}

function showAccount(account) {
  document.querySelector('#choose').hidden = true
  const issued = document.querySelector('#issued')
  for (const [name, value] of Object.entries(account)) {
    issued.querySelector(`[data-field="${name}"]`).textContent = value
  }
  issued.hidden = false
  document.querySelector('#done').focus()
}

function leave() {
  if (settings.redirectUrl) {
    const url = new URL(settings.redirectUrl)
    for (const [name, value] of Object.entries(finished)) url.searchParams.set(name, value)
    // The decided window leaves no entry behind: the back button returns to the shop.
    location.replace(url.href)
    return
  }
  const owner = window.parent === window ? window.opener : window.parent
  owner?.postMessage({ from: 'portone-sandbox', result: finished }, settings.openerOrigin)
  message.textContent = '처리가 끝났습니다. 이 창을 닫아 주세요.'
}

function run(name) {
  action(name).catch((error) => {
    for (const button of document.querySelectorAll('button')) button.disabled = false
    message.textContent = `서버와 통신이 원활하지 않습니다. (${error.message})`
  })
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  run(event.submitter?.value ?? 'approve')
})
document.querySelector('#done')?.addEventListener('click', leave)
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return
  if (finished) leave()
  else run('close')
})
if (finished) leave()
