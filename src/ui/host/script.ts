/**
 * What the page does beyond showing: copy buttons, which are hidden until they
 * work, and a fresh agenda when somebody comes back to the page later.
 */
export const SCRIPT = `(() => {
  const status = document.querySelector('[data-copied]');
  const select = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const selection = getSelection();
    selection.removeAllRanges();
    selection.addRange(range);
  };
  for (const button of document.querySelectorAll('button[data-copy]')) {
    const source = document.getElementById(button.dataset.copy);
    const label = button.textContent;
    let timer;
    const tell = (text) => {
      button.textContent = text;
      status.textContent = text;
      clearTimeout(timer);
      timer = setTimeout(() => {
        button.textContent = label;
        status.textContent = '';
        button.removeAttribute('data-done');
      }, 2000);
    };
    button.hidden = false;
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(source.textContent);
        button.setAttribute('data-done', '');
        tell(status.dataset.copied);
      } catch {
        select(source);
        tell(status.dataset.selected);
      }
    });
  }
  const loaded = Date.now();
  document.addEventListener('visibilitychange', () => {
    // The app is told of changes.
    if (document.documentElement.className === '' && !document.hidden && Date.now() - loaded > 300000) location.reload();
  });
})();`;
