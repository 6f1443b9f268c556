// Runs in the browser: a host that frames cards as the SDK of the extension does. The rest of the project has no DOM.
import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge';

const SANDBOX = 'http://sandbox.test/';

/** What the card has asked of its host. */
globalThis.heard = { said: [], told: [], sizes: [] };

/** Frames a card, and shakes hands with it; `globalThis.bridge` then speaks to it. */
globalThis.frameCard = async ({ html, csp, capabilities, context, width }) => {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
  frame.style.cssText = `border:0;display:block;width:${width}px;height:150px`;
  const ready = new Promise((resolve) => {
    addEventListener('message', ({ source, data }) => {
      if (source === frame.contentWindow && data?.method === 'ui/notifications/sandbox-proxy-ready') resolve();
    });
  });
  frame.src = `${SANDBOX}?csp=${encodeURIComponent(JSON.stringify(csp ?? {}))}`;
  document.body.append(frame);
  await ready;
  const bridge = new AppBridge(null, { name: 'test host', version: '1' }, capabilities, { hostContext: context });
  bridge.oncalltool = async ({ name, arguments: args }) => {
    if (globalThis.refuses) throw new Error('denied');
    return globalThis.callServer(name, args ?? {});
  };
  bridge.onmessage = async ({ content }) => {
    globalThis.heard.said.push(content.map(({ text }) => text).join());
    return {};
  };
  bridge.onupdatemodelcontext = async ({ content }) => {
    globalThis.heard.told.push(content.map(({ text }) => text).join());
    return {};
  };
  bridge.onsizechange = ({ height }) => {
    globalThis.heard.sizes.push(height);
    frame.style.height = `${height}px`;
  };
  const initialized = new Promise((resolve) => {
    bridge.oninitialized = resolve;
  });
  await bridge.connect(new PostMessageTransport(frame.contentWindow, frame.contentWindow));
  await bridge.sendSandboxResourceReady({ html, csp });
  globalThis.bridge = bridge;
  await initialized;
};

/** Asks the card whether it is there, and for something that no card knows. */
globalThis.probe = () => {
  const { contentWindow } = document.querySelector('iframe');
  const ask = (id, method) =>
    new Promise((resolve) => {
      addEventListener('message', ({ source, data }) => {
        if (source !== contentWindow || data.id !== id) return;
        resolve(data.error ? { error: data.error.code } : { result: data.result });
      });
      contentWindow.postMessage({ jsonrpc: '2.0', id, method, params: {} }, '*');
    });
  return Promise.all([ask('a', 'ping'), ask('b', 'ui/no-such-thing')]);
};
