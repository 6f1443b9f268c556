import type { Messages } from '../en/messages.ts';

export const service: Messages['service'] = {
  acts: ({ acts, said }) => `service 可用的操作：${acts.join('、')}；没有“${said}”`,
  notHere: ({ platform }) =>
    `后台服务支持带 systemd 的 Linux、macOS 和 Windows，不支持 ${platform}：请像其他程序那样自行运行 perch-mcp http`,
  inMemory: '内存里的日历会随进程消失：--db 要指定文件或数据库',
  installed: ({ file }) => `✓ Perch 已在后台运行，以后每次登录都会自动启动：提醒、日历同步和网页都在。\n  ${file}`,
  openIt: ({ command }) => `  打开网页：${command}`,
  lingers: '  想在注销后也继续运行：loginctl enable-linger',
  notYet: ({ url, log }) => `! 已安装，但 ${url} 还没有响应。日志在：${log}`,
  taken: ({ url }) => `! ${url} 上已经有一个 Perch 在运行：把它停掉，半分钟内服务就会接手。`,
  failed: ({ manager, why }) => `${manager} 没有接受：${why}`,
  removed: 'Perch 不再在后台运行。日历数据原样保留。',
  running: ({ manager, file }) => `✓ 正在运行（${manager}，${file}）`,
  stopped: ({ manager, file }) => `✗ 已安装，但没有在运行（${manager}，${file}）`,
  absent: '还没有安装：只有宿主或 perch-mcp http 在运行时提醒才会响。运行 perch-mcp service install 即可一直提醒。',
};
