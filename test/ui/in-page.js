// Runs in the browser: what the tests ask of the page. In a file of its own, since the rest of the project has no DOM.
globalThis.inPage = {
  background: () => getComputedStyle(document.body).backgroundColor,

  /** Milliseconds that work takes which is always the same, of the kinds that painting takes: how fast the machine is. */
  work() {
    const began = performance.now();
    const place = document.createElement('div');
    for (let index = 0; index < 4_000; index++) {
      const part = document.createElement('p');
      part.style.width = `${index % 90}%`;
      part.textContent = String(index * 7_919);
      place.append(part);
    }
    document.body.append(place);
    place.getBoundingClientRect();
    place.remove();
    return performance.now() - began;
  },

  openAll() {
    const all = [...document.querySelectorAll('details')];
    // Those with a name open one at a time.
    for (const details of all) details.removeAttribute('name');
    for (const details of all) details.open = true;
  },

  focused() {
    const { activeElement } = document;
    const name = activeElement.dataset.copy ?? activeElement.getAttribute('href') ?? activeElement.tagName;
    return { name, outline: getComputedStyle(activeElement).outlineStyle };
  },

  spoil() {
    // All of them: which comes first, and how long it is, goes by the time of day.
    for (const title of document.querySelectorAll('.title')) {
      title.style.setProperty('white-space', 'nowrap');
      title.style.setProperty('color', '#bbb');
    }
  },

  /** Texts whose contrast with what is behind them is below the 4.5 of WCAG 2.2 AA. */
  weakContrast() {
    const parse = (colour) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour) => {
      const [r, g, b] = parse(colour).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const behind = (element) => {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      return parse(backgroundColor)[3] === 0 ? behind(element.parentElement) : backgroundColor;
    };
    const hasText = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
    const texts = [...document.querySelectorAll('body *')].filter((one) => hasText(one) && one.checkVisibility());
    return texts.flatMap((element) => {
      const [text, ground] = [luminance(getComputedStyle(element).color), luminance(behind(element))];
      const ratio = (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05);
      return ratio < 4.5 ? [`${ratio.toFixed(2)}: ${element.textContent.slice(0, 40)}`] : [];
    });
  },

  /** What is wider than its place: the page, or a part that hides what sticks out of it. */
  overflowing() {
    const parts = [document.documentElement, ...document.querySelectorAll('.card, .event, .event > *, pre, .strip a')];
    return parts
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map(
        ({ tagName, className, scrollWidth, clientWidth }) =>
          `${tagName} ${className}: ${scrollWidth} in ${clientWidth}`,
      );
  },

  /** Where an event can be taken hold of that is in sight. */
  hold() {
    const grid = document.querySelector('.grid').getBoundingClientRect();
    for (const event of document.querySelectorAll('.ev')) {
      const { x, top, height } = event.getBoundingClientRect();
      if (top > grid.top + 100 && top < grid.top + 250 && height > 15) return { x: x + 3, y: top + 4 };
    }
  },
};
