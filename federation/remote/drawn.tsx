import { CardTemplate, MemberCard } from '@afterglow/shared-ui/components/people/member-card';
import { I18nextProvider, type i18n, i18next } from '@afterglow/shared-ui/i18n';
import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Drawing, DrawingAsked } from '../registry/drawing.ts';
import { cardTemplates } from './card-templates.ts';

export interface Drawer {
  /** Of the package, and of its texts. */
  name: string;
  texts: (language: string) => Promise<{ default: object }>;
  /** Makes everything as it is for this reader; tells what was asked for since and has no answer. */
  start: (asked: DrawingAsked) => { unanswered: () => string[] };
}

/** Media queries where there is no screen: a phone, or a desktop. */
const screenOf = (isPhone: boolean) => (query: string) => {
  const width = isPhone ? 390 : 1280;
  const most = /max-width: ([\d.]+)px/.exec(query)?.[1];
  const least = /min-width: ([\d.]+)px/.exec(query)?.[1];
  const matches = most ? width <= Number(most) : least ? width >= Number(least) : false;
  return { matches, media: query };
};

/** A browser that was never here. */
function emptyStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** A package in one language. */
const spoken = new Map<string, i18n>();

async function translated(drawer: Drawer, language: string): Promise<i18n> {
  const { name, texts } = drawer;
  const key = `${name} ${language}`;
  const known = spoken.get(key);
  if (known) return known;
  const instance = i18next.createInstance();
  await instance.init({
    lng: language,
    fallbackLng: false,
    ns: [name],
    defaultNS: name,
    resources: { [language]: { [name]: (await texts(language)).default } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  spoken.set(key, instance);
  return instance;
}

/** What components show at first, once and without effects: for somebody who is told of in `asked`. */
export async function drawn(
  drawer: Drawer,
  asked: DrawingAsked,
  view: (i18n: i18n) => ReactNode | Promise<ReactNode>,
): Promise<Drawing> {
  const i18n = await translated(drawer, asked.language);
  Object.assign(globalThis, {
    matchMedia: screenOf(asked.isPhone),
    sessionStorage: emptyStorage(),
    // Node's own would throw, each time that somebody looks.
    localStorage: emptyStorage(),
  });
  const { unanswered } = drawer.start(asked);
  const element = await view(i18n);
  const cards = cardTemplates();
  const draw = (shown: ReactNode) =>
    renderToStaticMarkup(
      <I18nextProvider i18n={i18n} defaultNS={drawer.name}>
        <MemoryRouter initialEntries={[asked.pathname + asked.search]}>{shown}</MemoryRouter>
      </I18nextProvider>,
      // What another package draws around it counts its own.
      { identifierPrefix: `${drawer.name}-` },
    );
  const html = draw(<CardTemplate value={cards.place}>{element}</CardTemplate>);
  return {
    html: cards.fill(html, (shape) => draw(<MemberCard {...shape} />)),
    unanswered: unanswered(),
  };
}
