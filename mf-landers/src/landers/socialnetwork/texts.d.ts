import type en from './texts/en.json';

declare global {
  interface ExtraTexts {
    'lander-socialnetwork': typeof en;
  }
}
