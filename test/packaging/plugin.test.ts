import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { tools } from '../../src/tools/index.ts';
import { project } from './run.ts';

const plugin = join(project, 'plugin');
const json = (file: string) => JSON.parse(readFileSync(join(project, file), 'utf8'));

describe('the plugin for Claude Code', () => {
  it('is of this version, starts the package, and is what the marketplace offers', () => {
    expect(json('plugin/.claude-plugin/plugin.json')).toMatchObject({
      name: 'perch',
      version: packageJson.version,
      license: packageJson.license,
      mcpServers: { perch: { command: 'npx', args: ['-y', packageJson.name] } },
    });
    expect(json('.claude-plugin/marketplace.json').plugins).toMatchObject([{ name: 'perch', source: './plugin' }]);
  });

  it('has commands that say what they are for and name tools that there are', () => {
    const names = new Set<string>(tools.map(({ name }) => name));
    for (const file of readdirSync(join(plugin, 'commands'))) {
      const text = readFileSync(join(plugin, 'commands', file), 'utf8');
      expect(text, file).toMatch(/^---\ndescription: .+ · .*\p{Script=Han}/u);
      const named = [...text.matchAll(/`([a-z]+_[a-z_]+)`/g)].map(([, name = '']) => name);
      expect(named.length, file).toBeGreaterThan(0);
      expect(
        named.filter((name) => !names.has(name)),
        file,
      ).toEqual([]);
    }
  });

  it('tells what the day holds once a day, and keeps no session from beginning', () => {
    const folder = mkdtempSync(join(tmpdir(), 'perch-plugin-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const fake = join(folder, 'perch.mjs');
    writeFileSync(fake, `console.log('- 10:00 Dentist', process.argv.slice(2).join(' '))`);
    const brief = (program: string) =>
      spawnSync(process.execPath, [join(plugin, 'hooks/morning-brief.mjs')], {
        encoding: 'utf8',
        env: { PATH: '/nowhere', CLAUDE_PLUGIN_DATA: folder, PERCH_MCP: program },
      });
    for (const broken of ['', 'no JSON', '["/nowhere/perch"]', JSON.stringify([process.execPath, '-e', 'throw 1'])]) {
      expect(brief(broken)).toMatchObject({ status: 0, stdout: '', stderr: '' });
    }
    const works = JSON.stringify([process.execPath, fake]);
    expect(brief(works).stdout).toContain('- 10:00 Dentist call agenda_query {}');
    expect(brief(works)).toMatchObject({ status: 0, stdout: '' });
  });
});
