// Loaded before the server: at a signal its event loop turns no more.

process.on('SIGUSR2', () => {
  for (;;);
});
