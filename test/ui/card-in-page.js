// Runs in the card: what tests measure there.
globalThis.inCard = {
  /** Whether something is wider than the card, or scrolls in it. */
  overflowing() {
    const wide = [...document.querySelectorAll('body *')].filter(
      (one) => !one.closest('.unseen') && one.getBoundingClientRect().right > innerWidth + 0.5,
    );
    const scrolls = [...document.querySelectorAll('*')].filter(
      (one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight,
    );
    return [...wide, ...scrolls].map((one) => `${one.tagName}.${one.className}`);
  },
  height: () => Math.ceil(document.documentElement.getBoundingClientRect().height),
  small: () =>
    [...document.querySelectorAll('button, input[type=text], label.row')]
      .filter((one) => one.getBoundingClientRect().height < 44)
      .map((one) => one.textContent),
};
