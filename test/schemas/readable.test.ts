import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../src/mcp/call/schema.ts';
import { tools } from '../../src/tools/index.ts';
import { description } from '../examples/cards.ts';
import { GLOSSARY } from '../examples/glossary.ts';

interface Argument {
  readonly tool: string;
  readonly name: string;
  readonly schema: JsonSchema;
}

const all: readonly Argument[] = tools.flatMap((tool) =>
  Object.entries(tool.definition.inputSchema.properties ?? {}).map(([name, schema]) => ({
    tool: tool.name,
    name,
    schema,
  })),
);
const byName = Map.groupBy(all, ({ name }) => name);

/** What a caller must know to fill it in: not its bounds. */
function shapeOf({ type, enum: values, items, properties }: JsonSchema): unknown {
  return { type, values, items: items && shapeOf(items), properties: properties && Object.keys(properties) };
}

/** Arguments of one name whose values differ, and why they may. */
const VARIOUS: Readonly<Record<string, string>> = {
  status: 'reminders are due and snoozed, todos are not',
  kind: 'of items, or of what is remembered of the user',
};

/** Arguments of one name that say different things of themselves, and why. */
const SAID_APART: Readonly<Record<string, string>> = {
  start: 'begins an event, a window, or what is looked back at',
  end: 'of what is there already counts from its present time',
  at: 'of what is there already counts from its present time',
  due: 'of what is there already counts from its present time',
  duration_minutes: 'what it is unless said depends on what it is the length of; an update keeps it',
  limit: 'each list has its own length',
  tags: 'a search wants all of them',
  session: 'undo says it in its description',
  content: 'of a memo it may be a long text',
  timezone: 'what is written can float; a question about time cannot',
  text: 'quick_add says it in its description',
};

/** Numbers that count or compare, and need no unit. */
const COUNTS = ['limit', 'last', 'expected_version', 'min_score', 'new_invite', 'max_moves'];

describe('every argument', () => {
  it('is described, unless it is a choice of words or its name says all: then it is in the glossary', () => {
    const dark = all.filter(({ name, schema }) => description(name, schema) === undefined && !schema.enum);
    const words = dark.filter(({ schema }) => !schema.items?.enum).map(({ tool, name }) => `${tool}.${name}`);
    expect(words).toEqual([]);
    const needed = all.filter(({ schema }) => schema.description === undefined && !schema.enum && !schema.items?.enum);
    const undescribed = new Set(needed.filter(({ schema }) => !schema.items?.description).map(({ name }) => name));
    expect(Object.keys(GLOSSARY).sort()).toEqual([...undescribed].sort());
  });

  it('is called as the others are: in small letters, and without a word for who is calling', () => {
    for (const { tool, name } of all) {
      expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/);
      // Of sync_now it is a calendar elsewhere.
      if (tool !== 'sync_now') expect(name).not.toMatch(/user|account|tenant/);
    }
  });

  it('takes what every other of its name takes', () => {
    for (const [name, same] of byName) {
      const shapes = new Set(same.map(({ schema }) => JSON.stringify(shapeOf(schema))));
      if (name in VARIOUS) expect(shapes.size, `${name} need not be in the list`).toBeGreaterThan(1);
      else expect([...shapes], name).toHaveLength(1);
    }
  });

  it('says what every other of its name says', () => {
    const apart = [...byName]
      .filter(([, same]) => new Set(same.map(({ schema }) => schema.description)).size > 1)
      .map(([name]) => name);
    expect(apart.sort()).toEqual(Object.keys(SAID_APART).sort());
  });

  it('that is a number names its unit', () => {
    const numbers = all.filter(({ schema }) => schema.type === 'integer' || schema.type === 'number');
    const bare = numbers
      .filter(({ name }) => !/_minutes$|^minutes_|_minutes_per_day$/.test(name))
      .map(({ name }) => name);
    expect([...new Set(bare)].sort()).toEqual([...COUNTS].sort());
  });

  it("that is a time takes the user's own words, and says so", () => {
    const times = [
      'start',
      'end',
      'at',
      'due',
      'due_before',
      'snooze_until',
      'since',
      'move_to',
      'repeat',
      'relative_to',
    ];
    for (const { tool, name, schema } of all.filter((one) => times.includes(one.name))) {
      expect(schema.description, `${tool}.${name}`).toMatch(/words|As in schedule_add|Only since|this time/i);
    }
  });
});

/** Keys of items that not every item has: no schema lists them. */
const OF_SOME_ITEMS = ['valid_to'];

describe('every description', () => {
  const names = new Set(tools.map(({ name }) => name));
  const known = new Set([
    ...names,
    ...OF_SOME_ITEMS,
    ...all.map(({ name }) => name),
    ...tools.flatMap(({ definition }) => Object.keys(definition.outputSchema.properties ?? {})),
    ...tools.flatMap(({ definition }) => JSON.stringify(definition).match(/(?<=")[a-z]+(?:_[a-z]+)+(?=")/g) ?? []),
  ]);

  it.each(tools.map((tool) => [tool.name, tool] as const))(
    '%s names nothing that is not there',
    (_name, { definition }) => {
      const said = [
        definition.description,
        ...Object.values(definition.inputSchema.properties ?? {}).map((schema) => schema.description ?? ''),
      ].join(' ');
      for (const [word] of said.matchAll(/\b[a-z]+(?:_[a-z]+)+\b(?!\*)/g)) expect([...known], word).toContain(word);
    },
  );
});
