// Preloaded into children that know nothing of their supervisor (`node --import`): they end with
// it, however hard it was killed. The channel alone must not keep a finished child alive.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
