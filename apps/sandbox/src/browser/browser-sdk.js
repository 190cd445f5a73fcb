// Stands in for https://cdn.portone.io/v2/browser-sdk.js: what @portone/browser-sdk finds as window.PortOne.
;(() => {
  const outside = new URL(document.currentScript.src).origin
  const unsupported = '[PortOne sandbox] This function is not offered here'
  const narrow = /Android|iPhone|iPad|Mobi/i.test(navigator.userAgent)

  async function post(path, body) {
    const answer = await fetch(outside + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return answer.json()
  }

  function mayRedirect(request) {
    const chosen = narrow ? request.windowType?.mobile : request.windowType?.pc
    const fallback = narrow && request.redirectUrl ? 'REDIRECTION' : 'IFRAME'
    return (chosen ?? fallback) === 'REDIRECTION' && Boolean(request.redirectUrl)
  }

  function drawOverlay(title, url) {
    const overlay = document.createElement('div')
    overlay.className = 'portone-sandbox-overlay'
    overlay.style.cssText =
      'position:fixed;inset:0;z-index:2147483647;background:rgb(0 0 0 / 55%);display:grid'
    const frame = document.createElement('iframe')
    frame.title = title
    frame.src = url
    frame.style.cssText =
      'margin:auto;width:min(560px,100%);height:min(820px,100%);border:0;border-radius:12px;background:#fff'
    overlay.append(frame)
    document.body.append(overlay)
    frame.focus()
    return { overlay, frame }
  }

  function waitForResult(title, opened) {
    const before = document.activeElement
    return new Promise((resolve) => {
      const { overlay, frame } = drawOverlay(title, opened.windowUrl)
      const listen = (event) => {
        if (event.origin !== outside || event.source !== frame.contentWindow) return
        if (event.data?.from !== 'portone-sandbox') return
        window.removeEventListener('message', listen)
        overlay.remove()
        if (before instanceof HTMLElement) before.focus()
        resolve(event.data.result)
      }
      window.addEventListener('message', listen)
    })
  }

  async function open(path, title, request) {
    const redirect = mayRedirect(request)
    const opened = await post(path, { request, openerOrigin: location.origin, redirect })
    if (opened.result && !(redirect && request.redirectUrl)) return opened.result
    if (opened.result) return goTo(request.redirectUrl, opened.result)
    if (redirect) return leaveFor(opened.windowUrl)
    const result = await waitForResult(title, opened)
    return request.forceRedirect && request.redirectUrl ? goTo(request.redirectUrl, result) : result
  }

  function goTo(address, result) {
    const url = new URL(address, location.href)
    for (const [name, value] of Object.entries(result)) url.searchParams.set(name, value)
    return leaveFor(url.href)
  }

  // As at PortOne, the promise of a redirected request never settles: the page is gone.
  function leaveFor(url) {
    location.assign(url)
    return new Promise(() => {})
  }

  const missing = () => Promise.reject(new Error(unsupported))

  window.PortOne = {
    requestPayment: (request) => open('/window/payments', '결제창', request),
    requestIdentityVerification: (request) => open('/window/identities', '본인인증창', request),
    requestIssueBillingKeyAndPay: missing,
    requestIssueBillingKey: missing,
    loadPaymentUI: missing,
    loadIssueBillingKeyUI: missing,
    updateLoadPaymentUIRequest: missing,
    updateLoadIssueBillingKeyUIRequest: missing,
  }
})()
