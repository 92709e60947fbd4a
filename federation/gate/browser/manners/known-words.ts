import type { ReadableRelease } from '../../gate-input.ts';
import { flatten } from '../../texts/texts.ts';
import { pageAnswer, pageCalls, recordedAnswer, recordedNames } from '../recorded.ts';
import { hardCoded, stringsIn } from './hard-coded.ts';

/** Texts that one page loads for itself are called by their hash, in whatever language they are. */
const isTexts = (path: string, language: string) =>
  path === `texts/${language}.json` || /^texts\/[\w-]{64}\.json$/.test(path);

async function textsOf({ release, read }: ReadableRelease, language: string): Promise<string[]> {
  const paths = Object.keys(release.files).filter((path) => isTexts(path, language));
  const files = paths.map(async (path) => JSON.parse(Buffer.from(await read(path)).toString()));
  return (await Promise.all(files)).flatMap((texts) => [...flatten(texts).values()]);
}

/** What pages show of the API's answers. */
function answered(): string[] {
  const pages = pageCalls.map((call) => JSON.parse(pageAnswer(call) ?? 'null') as unknown);
  return [...recordedNames.map(recordedAnswer), ...pages].flatMap(stringsIn);
}

/** Names that the browser knows by itself: countries, languages, days and months. */
function named(language: string, languages: string[]): string[] {
  const codes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const pairs = codes.flatMap((first) => codes.map((second) => first + second));
  const names = (type: 'region' | 'language') => {
    const of = new Intl.DisplayNames(language, { type, fallback: 'none' });
    return pairs.flatMap((code) => of.of(type === 'region' ? code : code.toLowerCase()) ?? []);
  };
  const parts = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, options);
    const days = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1 + month));
    return days.flatMap((day) => format.formatToParts(day).map(({ value }) => value));
  };
  const lengths = (['long', 'short'] as const).flatMap((length) =>
    parts({ weekday: length, month: length, day: 'numeric' }),
  );
  // A language is offered under the name that its own people give it.
  const own = languages.flatMap(
    (code) => new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? [],
  );
  return [...names('region'), ...names('language'), ...own, ...lengths];
}

/** Finds what a page of these releases says that stands in no file of texts, in this language. */
export async function hardCodedIn(
  releases: ReadableRelease[],
  language: string,
): Promise<(said: string[]) => string[]> {
  const texts = await Promise.all(releases.map((release) => textsOf(release, language)));
  const languages = [...new Set(releases.flatMap(({ release }) => Object.keys(release.texts)))];
  return hardCoded(texts.flat(), [...answered(), ...named(language, languages)]);
}
