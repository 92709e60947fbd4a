import type en from './texts/en.json';

declare global {
  interface ExtraTexts {
    'lander-video': typeof en;
  }
}
