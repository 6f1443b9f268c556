// Runs in the browser, on an origin of its own: the outer of the two frames around a card, which passes messages on.
const inner = document.createElement('iframe');
inner.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
inner.style.cssText = 'border:0;display:block;width:100%;height:100vh';
document.body.append(inner);
addEventListener('message', ({ source, data }) => {
  if (source === inner.contentWindow) parent.postMessage(data, '*');
  else if (data?.method !== 'ui/notifications/sandbox-resource-ready') inner.contentWindow.postMessage(data, '*');
  else {
    // Not srcdoc: this way the policy of this page holds for the card.
    inner.contentDocument.open();
    inner.contentDocument.write(data.params.html);
    inner.contentDocument.close();
  }
});
parent.postMessage({ jsonrpc: '2.0', method: 'ui/notifications/sandbox-proxy-ready', params: {} }, '*');
