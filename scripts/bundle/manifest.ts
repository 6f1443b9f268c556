import packageJson from '../../package.json' with { type: 'json' };
import { isListed, parseToolsets } from '../../src/mcp/call/toolsets.ts';
import { prompts } from '../../src/prompts/index.ts';
import { tools } from '../../src/tools/index.ts';

const listed = parseToolsets(undefined);
const optional = [...listed].filter((toolset) => toolset !== 'core').join(', ');

/** A setting that the host asks its user for, and the variable that it becomes. Left empty, Perch goes by its default. */
const SETTINGS = {
  timezone: {
    variable: 'PERCH_TIMEZONE',
    type: 'string',
    title: 'Time zone · 时区',
    description: 'IANA name, such as Asia/Shanghai or Europe/Berlin. Empty: the time zone of this computer.',
    default: '',
  },
  language: {
    variable: 'PERCH_LANGUAGE',
    type: 'string',
    title: 'Language · 语言',
    description: 'zh or en. Empty: the language you write in.',
    default: '',
  },
  database: {
    variable: 'PERCH_DB',
    type: 'string',
    title: 'Database file · 数据文件',
    description: 'Where the calendar lies, such as ~/Documents/perch.db. Empty: the data folder of this computer.',
    default: '',
  },
  toolsets: {
    variable: 'PERCH_TOOLSETS',
    type: 'string',
    title: 'Toolsets · 工具集',
    description: `Separated by commas. Empty: ${optional}. Others: io (calendar files), router.`,
    default: '',
  },
  read_only: {
    variable: 'PERCH_READ_ONLY',
    type: 'boolean',
    title: 'Read only · 只读',
    description: 'List only tools that read.',
    default: false,
  },
} as const;

const LONG_DESCRIPTION = `A calendar with conflict checks, free time, repeats, reminders, todos, notes and exact undo, for people who
write Chinese, English, or both in one sentence. Everything lies in one file on this computer; nothing is sent anywhere.

日程（自动查冲突）、空闲时间、重复、提醒、待办、笔记，随时可撤销。数据只在这台电脑上的一个文件里。

This bundle has no native code: it runs on the SQLite of Node 22.16 or later, and shows no desktop notifications. What is due is told
with the next answer; the npm package perch-mcp notifies the desktop too.`;

const entries = Object.entries(SETTINGS);

const [ENGLISH, CHINESE] = LONG_DESCRIPTION.split('\n\n');

/** Titles of the settings hold both languages, for hosts that do not read these files: each takes the half that is its own. */
const titles = (half: 0 | 1) =>
  Object.fromEntries(entries.map(([key, { title }]) => [key, { title: title.split(' · ')[half] }]));

const CHINESE_SETTINGS: Readonly<Record<keyof typeof SETTINGS, string>> = {
  timezone: 'IANA 名称，例如 Asia/Shanghai。留空：用这台电脑的时区。',
  language: 'zh 或 en。留空：跟随你写的语言。',
  database: '日历存在哪里，例如 ~/Documents/perch.db。留空：用这台电脑的数据文件夹。',
  toolsets: `用逗号隔开。留空：${optional}。另有 io（日历文件）、router。`,
  read_only: '只列出读取类的工具。',
};

/** What hosts show in the language of their user: parts of the manifest, by locale. */
export const LOCALES = {
  'en-US': { long_description: ENGLISH, user_config: titles(0) },
  'zh-CN': {
    description:
      '给任何 MCP 宿主用的日程大脑：日历（自动查冲突、找空闲）、提醒、待办、笔记、记忆，全都能撤销。中英文都懂。',
    long_description: CHINESE,
    user_config: Object.fromEntries(
      Object.entries(titles(1)).map(([key, { title }]) => [
        key,
        { title, description: CHINESE_SETTINGS[key as keyof typeof SETTINGS] },
      ]),
    ),
  },
} as const;

/** manifest.json of the MCPB bundle, by version 0.3 of its specification. */
export function bundleManifest() {
  const { name, version, description, license, keywords, homepage } = packageJson;
  return {
    manifest_version: '0.3',
    name,
    display_name: 'Perch',
    version,
    description,
    long_description: LONG_DESCRIPTION,
    author: { name: packageJson.author, url: 'https://github.com/perch-mcp' },
    repository: { type: 'git', url: 'https://github.com/perch-mcp/perch-mcp' },
    homepage,
    documentation: 'https://github.com/perch-mcp/perch-mcp/blob/main/docs/hosts.md',
    support: packageJson.bugs,
    icon: 'icon.png',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the host puts its language there.
    localization: { resources: 'mcpb-resources/${locale}.json', default_locale: 'en-US' },
    server: {
      type: 'node',
      entry_point: 'server/cli.js',
      mcp_config: {
        command: 'node',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the host puts the folder of the bundle there.
        args: ['${__dirname}/server/cli.js'],
        env: {
          ...Object.fromEntries(entries.map(([key, { variable }]) => [variable, `\${user_config.${key}}`])),
          PERCH_SQLITE: 'node',
          // The programs that notify desktops are native, and not in the bundle: phones can be reached all the same.
          PERCH_NOTIFY: 'channels',
        },
      },
    },
    tools: tools
      .filter((tool) => isListed(tool, listed))
      .map((tool) => ({ name: tool.name, description: tool.definition.title })),
    tools_generated: true,
    prompts: prompts.map((prompt) => ({
      name: prompt.name,
      description: prompt.description,
      arguments: ['request', 'language'],
      // What the server sends is made when it is asked for; this is all that can be said beforehand.
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the host puts the argument there.
      text: '${arguments.request}',
    })),
    prompts_generated: true,
    keywords,
    license,
    compatibility: { platforms: ['darwin', 'win32', 'linux'], runtimes: { node: '>=22.16.0' } },
    user_config: Object.fromEntries(entries.map(([key, { variable: _, ...option }]) => [key, option])),
  };
}
