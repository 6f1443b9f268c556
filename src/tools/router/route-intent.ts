import { z } from 'zod';
import { ROUTES, type Route } from '../../domain/router/frames/route.ts';
import { defineTool } from '../../mcp/call/define.ts';
import { messages } from '../../messages/index.ts';

interface Facts {
  route: Route;
  confidence: number;
  matched: readonly string[];
  prompt: string;
  toolset: string;
}

/** The prompt that answers, and the toolsets it needs, as `active_experts` takes them. */
const ANSWERS: Readonly<Record<Route, readonly [prompt: string, toolset: string]>> = {
  schedule: ['schedule', 'planner'],
  memo: ['memo', 'memo,memory'],
  amazing: ['amazing', 'planner,memo,memory'],
  creative: ['creative', 'core'],
  chat: ['assistant', 'core'],
};

export default defineTool({
  name: 'route_intent',
  title: 'Route a request',
  toolset: 'router',
  effect: 'read',
  description:
    'Tells by its words who should answer a request: schedule, memo, amazing (notes and schedule, reviews), creative or chat; @memo, @金刚 and the like decide. For hosts that pick a prompt or toolsets per request. Low confidence: decide yourself.',
  input: z.object({ text: z.string().min(1).max(100_000).describe("The user's request, unchanged") }),
  output: z.object({
    route: z.enum(ROUTES),
    confidence: z.number(),
    matched: z.array(z.string()),
    prompt: z.string(),
    toolset: z.string(),
  }),
  envelope: [],
  async run({ text }, { services, caller }) {
    const { route, confidence, matched, isTrip, isPlan } = await services.route(caller, text);
    const [usual, needed] = ANSWERS[route];
    const toolset = isPlan ? `${needed},plan` : needed;
    const prompt = isTrip ? 'plan_trip' : usual;
    const share = `${Math.round(confidence * 100)}%`;
    const facts: Facts = { route, confidence, matched, prompt, toolset };
    return {
      status: 'final',
      message: messages(caller).core.belongsTo({ route, share }),
      ...facts,
    };
  },
  text: ({ matched = [], prompt, toolset }, { caller }) => [
    ...(matched.length > 0 ? [messages(caller).core.toldBy({ signs: matched })] : []),
    ...(prompt === undefined ? [] : [`prompt ${prompt} · toolset ${toolset}`]),
  ],
});
