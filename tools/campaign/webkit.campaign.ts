import { needPackages } from './debian-packages.ts';
import { playInEngine } from './play-in-engine.ts';

/** The engine of Safari. */
needPackages(['webkit2gtk-driver', 'xvfb']);
playInEngine('webkit');
