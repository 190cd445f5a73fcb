// Stands in the document's head as it is (hash in web-headers.conf): what the first picture has to know of this browser.
{
  const { dataset } = document.documentElement
  // A form sent before its screen lives would put the password into the address: it is sent afterwards (take-over.ts).
  addEventListener(
    'submit',
    (event) => {
      if (dataset.screen === 'live') return
      event.preventDefault()
      event.target.dataset.sentEarly = ''
    },
    true,
  )
  const [, text, clear] = /(?:^|; )display=(\w+)(\.clear)?/.exec(document.cookie) ?? []
  if (text) dataset.text = text
  if (clear) dataset.contrast = 'more'
  try {
    if (localStorage.getItem('accessToken') && localStorage.getItem('loginUser')) dataset.login = 'kept'
  } catch {
    // A browser that refuses its storage keeps no login.
  }
}
