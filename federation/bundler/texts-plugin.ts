import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { languagesFile } from '../registry/languages-file.ts';
import { digestOf } from '../store/releases.ts';
import { readJson } from '../workspace/package-files.ts';
import { emitBeside } from './emit-beside.ts';

interface Texts {
  [key: string]: string | Texts;
}

/** Fills what `texts` lacks from `fallback`, so that the page never fetches a second language. */
function withFallback(texts: Texts, fallback: Texts): Texts {
  const merged: Texts = { ...texts };
  for (const [key, value] of Object.entries(fallback)) {
    const own = merged[key];
    if (own === undefined) merged[key] = value;
    else if (typeof own === 'object' && typeof value === 'object') {
      merged[key] = withFallback(own, value);
    }
  }
  return merged;
}

/**
 * Keeps “e-mail” on one line in sentences, by a word joiner after its hyphen: fonts have no hyphen that does
 * not break. Labels have the room, and are looked up as they are written.
 */
function unbroken(_key: string, text: unknown): unknown {
  const isSentence = typeof text === 'string' && /[.!?]$/.test(text);
  return isSentence ? text.replace(/\b(e-)(?=mail|post)/gi, '$1\u2060') : text;
}

/**
 * Emits `texts/<lang>.json` for each file in `src/locales`, and what must be in them. Files of their own
 * beside the code: the page loads both at the same time, and a translation can change without the code.
 */
export class TextsPlugin {
  readonly folder: string;
  readonly fills: boolean;

  /** @param fills whether a language gets what it lacks from another; who edits wants to see it */
  constructor(folder: string, fills: boolean) {
    this.folder = folder;
    this.fills = fills;
  }

  apply(compiler: Compiler): void {
    emitBeside(compiler, 'TextsPlugin', (compilation) => {
      compilation.contextDependencies.add(this.folder);
      if (!existsSync(this.folder)) return;
      const read = (file: string) => readJson(join(this.folder, file)) as Texts;
      // The specification's fallback language is Dutch.
      const hasFallback = this.fills && existsSync(join(this.folder, 'nl.json'));
      const fallback = hasFallback ? read('nl.json') : {};
      const hashes: Record<string, string> = {};
      const emit = (path: string, content: object) => {
        const text = JSON.stringify(content, unbroken);
        compilation.emitAsset(path, new webpack.sources.RawSource(text));
        return digestOf(text);
      };
      // Editors put files of their own beside what is edited.
      for (const file of readdirSync(this.folder).filter((name) => /^\w[\w-]*\.json$/.test(name))) {
        const hash = emit(`texts/${file}`, withFallback(read(file), fallback));
        hashes[basename(file, '.json')] = hash;
      }
      emit(languagesFile, hashes);
    });
  }
}
