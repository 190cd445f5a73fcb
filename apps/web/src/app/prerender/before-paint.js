// Stands in the document's head as it is (hash in web-headers.conf): what the first picture has to know of this browser.
{
  const { dataset } = document.documentElement
  if (localStorage.getItem('accessToken') && localStorage.getItem('loginUser')) dataset.login = 'kept'
  const { text, isClear } = JSON.parse(localStorage.getItem('display') ?? '{}')
  if (text) dataset.text = text
  if (isClear) dataset.contrast = 'more'
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
}
