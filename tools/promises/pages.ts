import { globSync } from 'node:fs';
import { root } from '../setup/paths.mjs';
import { read } from '../watching/exposed.ts';

interface Section {
  id: string;
  body: (string | string[])[];
}

/** Every language that pages are written in. */
export const languages = globSync('mf-landers/src/pages/privacy/*.json', { cwd: root }).map(
  (file) => file.slice(-'en.json'.length, -'.json'.length),
);

/** What a section of a static page says. */
export function bodyOf(page: string, language: string, section: string): Section['body'] {
  const { sections } = JSON.parse(read(`mf-landers/src/pages/${page}/${language}.json`)) as {
    sections: Section[];
  };
  return sections.find(({ id }) => id === section)?.body ?? [];
}
