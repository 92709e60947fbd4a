import { needPackages } from './debian-packages.ts';
import { playInEngine } from './play-in-engine.ts';

needPackages(['firefox-esr']);
playInEngine('firefox');
