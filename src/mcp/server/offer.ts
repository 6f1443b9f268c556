import type { ListToolsResult } from '@modelcontextprotocol/server';
import { prompts as allPrompts } from '../../prompts/index.ts';
import type { Prompt } from '../../prompts/sheets/prompt.ts';
import { haveAll } from '../../prompts/sheets/prompt.ts';
import { resources as allResources } from '../../resources/index.ts';
import type { Resource } from '../../resources/resource.ts';
import type { Tool } from '../call/define.ts';
import { isListed, type Toolset } from '../call/toolsets.ts';
import { listedPrompt, listedTemplate, listedTool } from './listed.ts';
import { once } from './once.ts';
import { isTemplate } from './resource-uris.ts';

/** What a server has for its host, as it is looked up and as it is listed. */
export interface Offer {
  readonly tools: ReadonlyMap<string, Tool>;
  /** Names of the tools. */
  readonly listed: ReadonlySet<string>;
  readonly prompts: ReadonlyMap<string, Prompt>;
  readonly resources: readonly Resource[];
  toolList(): ListToolsResult['tools'];
  promptList(): readonly ReturnType<typeof listedPrompt>[];
  readonly templateList: readonly ReturnType<typeof listedTemplate>[];
}

export interface Chosen {
  readonly tools: readonly Tool[];
  readonly toolsets: ReadonlySet<Toolset>;
  readonly readOnly: boolean;
}

const byName = <Item extends { readonly name: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.name, item]));

function put({ tools: all, toolsets, readOnly }: Chosen): Offer {
  const isOn = (name: string): boolean => name === 'core' || (toolsets as ReadonlySet<string>).has(name);
  const tools = byName(all.filter((tool) => isListed(tool, toolsets) && !(readOnly && tool.effect !== 'read')));
  const listed = new Set(tools.keys());
  const prompts = byName(allPrompts.filter(({ needs }) => haveAll(listed, needs)));
  const resources = allResources.filter((resource) => resource.toolsets.some(isOn));
  return {
    tools,
    listed,
    prompts,
    resources,
    toolList: once(() => [...tools.values()].map((tool) => listedTool(tool, toolsets))),
    promptList: once(() => [...prompts.values()].map(listedPrompt)),
    templateList: resources.filter(isTemplate).map(listedTemplate),
  };
}

const known = new WeakMap<readonly Tool[], Map<string, Offer>>();

/** What is offered to a host with these toolsets, made once: over HTTP a server is built for every request. */
export function offerOf(chosen: Chosen): Offer {
  const { tools, toolsets, readOnly } = chosen;
  const offers = known.get(tools) ?? new Map<string, Offer>();
  known.set(tools, offers);
  const key = [readOnly, ...[...toolsets].sort()].join();
  const offer = offers.get(key) ?? put(chosen);
  offers.set(key, offer);
  return offer;
}
