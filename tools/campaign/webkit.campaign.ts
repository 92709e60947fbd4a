import { spawnSync } from 'node:child_process';
import { needPackages } from './debian-packages.ts';

/** Every page in the engine of Safari, beside Chromium. */
needPackages(['webkit2gtk-driver', 'xvfb']);
const { status } = spawnSync(process.execPath, ['e2e/webkit/compare.ts'], { stdio: 'inherit' });
process.exitCode = status ?? 1;
