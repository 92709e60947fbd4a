import { assetsMark, drawingFile } from '@afterglow/federation/registry/drawing';
import { assetUrl, type Release } from '@afterglow/federation/registry/release';
import type { FastifyRequest } from 'fastify';
import type { Drawer, DrawingCode, Wanted } from '../drawing/drawer.ts';
import { mostRecent } from '../most-recent.ts';
import type { Live } from '../releases/releases.ts';
import type { ReadText } from './release-text.ts';

/** What a page shows before any script ran. */
export interface FirstLook {
  html: string;
  /** What the API said for it, by address: the page itself begins with the same. */
  answers: Record<string, unknown>;
}

type Asked = Omit<Wanted['asked'], 'isPhone'>;

interface Page {
  remote: Release | undefined;
  shell: Release;
  asked: Asked;
  /** Whose questions are alike: the same site in the same country, say. */
  reader: string;
}

interface Parts {
  drawer: Drawer;
  read: ReadText;
  /** Answers of the API to this client, by address, in the language of the page. */
  ask: (
    request: FastifyRequest,
    addresses: string[],
    language: string,
  ) => Promise<Record<string, unknown>>;
}

/** Questions of one page; more come later. */
const mostQuestions = 6;

export const isPhone = ({ headers }: FastifyRequest) =>
  headers['sec-ch-ua-mobile'] === '?1' || /Mobi|Android/.test(headers['user-agent'] ?? '');

/** What draws a release's pages; undefined where it brings nothing for that. */
function codeOf(release: Release | undefined, read: ReadText): DrawingCode | undefined {
  if (!release?.files[drawingFile]) return undefined;
  return {
    key: `${release.name} ${release.version}`,
    async read() {
      const text = await read(release, drawingFile).catch(() => undefined);
      return text?.replaceAll(assetsMark, assetUrl(release, ''));
    },
  };
}

/** Whether a release draws something ahead: the shell its frame, a remote its pages. */
export const isDrawn = (release: Release | undefined): boolean =>
  release?.files[drawingFile] !== undefined;

/**
 * Draws pages by their releases' own code: once to learn what it asks the API for, which is
 * remembered, and once with the answers.
 */
export function firstLooks({ drawer, read, ask }: Parts) {
  const questions = mostRecent<string[]>(500);

  function warm({ shell, remotes, releaseOf }: Live): void {
    for (const release of [shell, ...remotes.map(({ name }) => releaseOf(name))]) {
      drawer.learn(codeOf(release, read)).catch(() => {});
    }
  }

  async function draw(request: FastifyRequest, page: Page): Promise<FirstLook | undefined> {
    const { remote, shell, asked, reader } = page;
    const codes = { page: codeOf(remote, read), frame: codeOf(shell, read) };
    // Filters and partners of one reader are not those of the next.
    const { pathname, search, network } = asked;
    const drawn = [codes.page?.key, codes.frame?.key];
    const key = JSON.stringify([...drawn, pathname, search, network, reader]);
    const known = { ...asked.answers };
    const attempt = () =>
      drawer.draw({ ...codes, asked: { ...asked, answers: known, isPhone: isPhone(request) } });

    const before = (questions.get(key) ?? []).filter((address) => !(address in known));
    Object.assign(known, await ask(request, before, asked.language));
    const first = await attempt();
    const open = first?.unanswered.filter((address) => !before.includes(address)) ?? [];
    if (!first || open.length === 0) return first && { html: first.html, answers: known };
    // Others who drew it meanwhile have learnt the same.
    const learnt = new Set([...(questions.get(key) ?? []), ...open]);
    questions.set(key, [...learnt].slice(0, mostQuestions));
    Object.assign(known, await ask(request, open.slice(0, mostQuestions), asked.language));
    const second = await attempt();
    return second && { html: second.html, answers: known };
  }

  return { warm, draw };
}
