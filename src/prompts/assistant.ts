import type { Route } from '../domain/router/frames/route.ts';
import { messages } from '../messages/index.ts';
import { amazing } from './amazing.ts';
import { creative } from './creative.ts';
import { memo } from './memo.ts';
import { planTrip } from './plan-trip.ts';
import { schedule } from './schedule.ts';
import { haveAll, type Prompt, type PromptContext } from './sheets/prompt.ts';
import type { Sheet } from './sheets/sheet.ts';
import { render } from './text/render.ts';

/** Who answers what; for chat nobody in particular. */
const PARROTS: Readonly<Partial<Record<Route, Prompt>>> = { schedule, memo, amazing, creative };

const NAMES: Readonly<Record<string, string>> = {
  schedule: '@金刚',
  memo: '@灰灰',
  amazing: '@惊奇',
  creative: '@灵灵',
};

const isOn = ({ needs }: Prompt, { tools }: PromptContext): boolean => haveAll(tools, needs);

/** Nobody's voice: for small talk, general knowledge, and what no parrot here can do. */
function plain(context: PromptContext, missing: Prompt | undefined): Sheet {
  const here = Object.values(PARROTS).filter((prompt) => isOn(prompt, context));
  const zh = here.map(({ name }) => `${NAMES[name]}（@${name}）`).join(' ');
  const en = here.map(({ name }) => `@${name}`).join(', ');
  return {
    role: {
      zh: '你是用户的助手，时间上的事由 Perch 的工具来办：简洁、友好。',
      en: "You are the user's assistant; what concerns time is done with Perch's tools. Brief and friendly.",
    },
    rules: [
      ...(missing
        ? [
            {
              zh: `这像是要 ${missing.name} 来办的，但这里没有打开它的工具：直说，再看还能怎么帮。`,
              en: `This looks like one for ${missing.name}, whose tools are not on here: say so, then help as far as you can.`,
            },
          ]
        : []),
      { zh: '寒暄和常识直接回答，不调工具。', en: 'Small talk and general knowledge: answer straight, without tools.' },
      {
        zh: `问你是谁：一句话带过，说能帮什么；可点名：${zh}。`,
        en: `Asked who you are: one sentence, and what you can help with. Names that can be called: ${en}.`,
      },
    ],
    takesAnything: true,
  };
}

/** Below this the words may as well mean something else. */
const UNSURE = 0.65;

/** Tells by the words of the request which parrot answers, and is that one. */
export const assistant: Prompt = {
  name: 'assistant',
  title: 'Assistant · 助手',
  description:
    'Picks who answers the request: schedule, memo, amazing or creative; @name decides. 按内容分派，@名字优先。',
  needs: [],
  examples: ['@金刚 ', '@灰灰 ', '@惊奇 ', '@灵灵 ', '@schedule ', '@memo ', '@amazing ', '@creative '],
  async render(context) {
    const { services, caller, request } = context;
    if (request === undefined) return render(plain(context, undefined), context);
    const { route, confidence, isTrip } = await services.route(caller, request);
    const parrot = isTrip ? planTrip : PARROTS[route];
    if (!parrot || !isOn(parrot, context)) return render(plain(context, parrot), context);
    const text = await parrot.render(context);
    if (confidence >= UNSURE) return text;
    const unsure = messages(caller).prompts.chosenByWords;
    return `${text}\n${unsure}`;
  },
};
