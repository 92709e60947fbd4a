#!/usr/bin/env node
// Entry of every npm script. It checks the host's Node before anything newer is parsed,
// then lets setup/ prepare the toolchain and run the script inside it.
var major = Number(process.versions.node.split('.')[0]);

if (major < 20) {
  console.error(
    '✗ Node ' +
      process.versions.node +
      ' is too old: Afterglow needs Node 20 or newer to set itself up.',
  );
  process.exit(1);
}

import('./setup/main.mjs').then((setup) => setup.main(process.argv.slice(2)));
