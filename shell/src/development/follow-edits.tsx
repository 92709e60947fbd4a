import type { Problem, Told } from '@afterglow/federation/development/edit';
import { patience } from '@afterglow/federation/failures/patience';
import { findTexts } from '@afterglow/federation/loader/find-texts';
import { i18next } from '@afterglow/shared-ui/i18n';
import { createRoot, type Root } from 'react-dom/client';
import { readBoot } from '../boot/read-boot.ts';
import { placeOf } from './problem-place.ts';
import { ProblemsPanel } from './problems-panel.tsx';

// The first entry of the shell as the development server builds it; no release has it.

let root: Root | undefined;
/** What the development server says of the sources. */
let told: Problem[] = [];
/** What went wrong in this page. */
let seen: Problem[] = [];

function show(): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const close = () => {
    told = [];
    seen = [];
    show();
  };
  root.render(<ProblemsPanel problems={[...told, ...seen]} onClose={close} />);
}

function add(problem: Problem): void {
  const isKnown = seen.some(
    ({ message, kind }) => message === problem.message && kind === problem.kind,
  );
  if (isKnown) return;
  seen = [...seen, problem];
  show();
}

async function addError(error: unknown): Promise<void> {
  add({ kind: 'run', place: await placeOf(error), message: String(error) });
}

/** Texts come beside the code, so hot reload knows nothing of them. */
async function renewTexts({ remote, texts }: Told['edit']): Promise<void> {
  const { shell, remotes } = readBoot();
  const known = remote === 'shell' ? shell : remotes.find(({ name }) => name === remote);
  const file = known && (await findTexts(known, i18next.language, patience()));
  if (!file || !texts.some((language) => file.url.endsWith(`/${language}.json`))) return;
  seen = seen.filter(({ kind }) => kind !== 'text');
  show();
  const answer = await fetch(file.url, { cache: 'no-store' });
  i18next.removeResourceBundle(i18next.language, remote);
  i18next.addResourceBundle(i18next.language, remote, await answer.json());
}

function follow(server: EventSource): void {
  const on = <K extends keyof Told>(name: K, act: (data: Told[K]) => void) =>
    server.addEventListener(name, ({ data }) => act(JSON.parse(data)));
  on('problems', (problems) => {
    told = problems;
    show();
  });
  on('edit', (edit) => {
    // Whatever threw has left parts of the page behind it.
    const isBroken = seen.some(({ kind }) => kind === 'run');
    if (edit.reload || isBroken) window.location.reload();
    else if (edit.texts.length > 0) renewTexts(edit).catch(console.error);
  });
}

function addMissing(_languages: readonly string[], namespace: string, key: string): void {
  const message = `${key} (${i18next.language})`;
  // It is told by what is being drawn, which nothing may draw anew meanwhile.
  queueMicrotask(() => add({ kind: 'text', place: `${namespace}/src/locales`, message }));
}

i18next.on('initialized', () => {
  // With no handler the key itself would become the text from then on.
  Object.assign(i18next.options, {
    saveMissing: true,
    missingKeyHandler: addMissing,
    parseMissingKeyHandler: (key: string) => `⚠ ${key}`,
  });
});
addEventListener('error', ({ error }) => void addError(error));
addEventListener('unhandledrejection', ({ reason }) => void addError(reason));
const since = Math.round(performance.timeOrigin);
follow(new EventSource(new URL(`../edits?since=${since}`, __webpack_public_path__)));
