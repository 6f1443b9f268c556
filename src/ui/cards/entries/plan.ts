import { type Body, mountCard } from '../card.ts';
import { el, line, section } from '../dom.ts';
import type { Card, Shown } from '../shown.ts';
import { saySpan, sayTime } from '../words.ts';

interface Move {
  readonly id: string;
  readonly title: string;
  readonly from: string;
  readonly to: string;
  readonly when?: string;
}

interface Block {
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly part?: string;
  readonly why: string;
}

interface Left {
  readonly title: string;
  readonly when?: string;
  readonly why: string;
}

interface Plan {
  readonly plan?: readonly (Move | Block)[];
  readonly moved?: readonly Move[];
  readonly unmovable?: readonly Left[];
  readonly unplaced?: readonly Left[];
  readonly at_risk?: readonly Left[];
}

const isMove = (one: Move | Block): one is Move => 'from' in one;

const leftLine = ({ title, when, why }: Left) => line(title, [when, why]);

/** What moves: each can be left where it is. */
function moves(shown: Shown, all: readonly Move[], card: Card) {
  const { words, kept, language } = card;
  const about = ({ when, from, to }: Move): string => when ?? `${sayTime(from, language)} → ${sayTime(to, language)}`;
  const token = shown.result.plan_token;
  if (!card.canAct || !shown.facts || token === undefined) {
    return [
      section(
        words.moves,
        all.map((one) => line(one.title, [about(one)])),
      ),
    ];
  }
  const { tool } = shown.facts;
  const rows = all.map((one) =>
    el(
      'label',
      { class: 'row' },
      el('input', {
        type: 'checkbox',
        checked: !kept.has(one.id),
        'data-key': one.id,
        change: () => (kept.has(one.id) ? kept.delete(one.id) : kept.set(one.id, 'stays')),
      }),
      el('span', { dir: 'auto' }, one.title, el('small', {}, about(one))),
    ),
  );
  const go = () => {
    const chosen = all.filter(({ id }) => !kept.has(id));
    if (chosen.length === 0) return card.tell(words.nothingChosen);
    const ids = chosen.length < all.length ? { ids: chosen.map(({ id }) => id) } : {};
    const sentence =
      chosen.length < all.length ? words.sayOnly({ titles: chosen.map(({ title }) => title) }) : words.sayYes;
    return card.act({ tool, args: { ...shown.args, ...ids, plan_token: token }, sentence });
  };
  return [
    el('fieldset', {}, el('legend', {}, words.moves), ...rows),
    el('div', { class: 'actions' }, el('button', { class: 'main', 'data-key': 'go', click: go }, words.moveAll)),
  ];
}

/** A plan before it is carried out: what moves or is planned, what stays or is left out, and why. */
const body: Body = (shown, card) => {
  const { words, language } = card;
  const { plan = [], moved = [], unmovable = [], unplaced = [], at_risk: risks = [] } = shown.result as unknown as Plan;
  const blocks = plan.filter((one): one is Block => !isMove(one));
  const blockLine = ({ title, part, start, end, why }: Block) =>
    line([title, part].filter(Boolean).join(' '), [saySpan(start, end, language), why]);
  const token = shown.result.plan_token;
  const put = () =>
    shown.facts &&
    card.act({ tool: shown.facts.tool, args: { ...shown.args, plan_token: token }, sentence: words.sayYes });
  const toMove = plan.filter(isMove);
  return [
    ...(toMove.length > 0 ? moves(shown, toMove, card) : []),
    section(words.blocks, blocks.map(blockLine)),
    section(
      words.moves,
      moved.map((one) => line(one.title, [`${sayTime(one.from, language)} → ${sayTime(one.to, language)}`])),
    ),
    section(words.stays, unmovable.map(leftLine)),
    section(words.unplaced, unplaced.map(leftLine)),
    section(words.atRisk, risks.map(leftLine)),
    blocks.length + moved.length > 0 &&
      token !== undefined &&
      card.canAct &&
      el('div', { class: 'actions' }, el('button', { class: 'main', 'data-key': 'put', click: put }, words.planAll)),
  ];
};

mountCard({ body, ownsYes: true });
