#!/usr/bin/env node
// Only what old versions of Node can parse: the version is checked before anything else is loaded.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 14)) {
  process.stderr.write(
    `perch-mcp needs Node.js 22.14 or newer; this is ${process.versions.node} (${process.execPath}).\n` +
      'Install a current version from https://nodejs.org, or point your host at one that is installed.\n',
  );
  process.exitCode = 1;
} else {
  await keepCompiled();
  const { main } = await import('./main.ts');
  await main(process.argv.slice(2));
}

/**
 * Hosts start servers often, only to look at them: what was compiled once is
 * kept. Not in the temporary folder of all users, where somebody else could put
 * other code; where it cannot be written, each start compiles.
 */
async function keepCompiled() {
  const [{ enableCompileCache, getCompileCacheDir }, { homedir }, { join }, fs] = await Promise.all([
    import('node:module'),
    import('node:os'),
    import('node:path'),
    import('node:fs'),
  ]);
  // Somebody has said where, or not at all.
  if (getCompileCacheDir() !== undefined || process.env.NODE_DISABLE_COMPILE_CACHE) return;
  const isShared = process.platform !== 'darwin' && process.platform !== 'win32';
  if (!isShared) {
    enableCompileCache();
    return;
  }
  const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'perch-mcp');
  try {
    // It holds code that we run: whatever the umask, nobody else may write there.
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { uid, mode } = fs.statSync(folder);
    if (uid !== process.getuid?.()) return;
    if ((mode & 0o077) !== 0) fs.chmodSync(folder, 0o700);
    enableCompileCache(folder);
  } catch {
    // Each start compiles.
  }
}
