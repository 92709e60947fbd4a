import { type ErrorClass, type Phase, saidClass } from './error-class.ts';

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return `${error.name} ${code} ${error.message}`;
}

/** What webpack's runtime in a container says, most telling first. */
const signs: [RegExp, ErrorClass][] = [
  [/CSS_CHUNK_LOAD_FAILED|Loading CSS chunk/, 'style'],
  [/ChunkLoadError|Loading chunk/, 'chunk'],
  [/TimeoutError/, 'hang'],
  [/does not exist in container/, 'export'],
];

const byPhase: Record<Phase, ErrorClass> = { load: 'evaluate', start: 'start', run: 'run' };

/** The class of anything a remote may throw; `phase` decides where the error itself says nothing. */
export function classify(error: unknown, phase: Phase): ErrorClass {
  const said = saidClass(error);
  if (said) return said;
  const text = textOf(error);
  return signs.find(([sign]) => sign.test(text))?.[1] ?? byPhase[phase];
}

/** Files that were there when the page began and are gone now: a release may have come between. */
export function isLostFile(error: unknown): boolean {
  return ['chunk', 'style', 'texts'].includes(classify(error, 'run'));
}
