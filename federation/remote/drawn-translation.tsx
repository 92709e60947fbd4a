import type { i18n, TFunction } from '@afterglow/shared-ui/i18n';
import { createContext, type ReactNode, useContext } from 'react';

/**
 * What stands in for react-i18next where pages are drawn ahead: texts are there and never change, so
 * there is nothing to wait for or to listen to, and a text is looked up once, whatever is put into it.
 */
interface Spoken {
  t: TFunction;
  i18n: i18n;
  ready: true;
}

interface Told {
  i18n: i18n;
  defaultNS: string;
}

/** By namespace. */
const spoken = new WeakMap<i18n, Map<string, Spoken>>();

type Values = Record<string, unknown>;
type Look = (key: string, values?: Values) => string;

const isWord = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** Puts values where a text says `{{name}}`; undefined where there is more to do than that. */
function filled(text: string, values: Values): string | undefined {
  const places: string[] = text.match(/\{\{.*?\}\}/g) ?? [];
  const isPlain = (place: string) => isWord(values[place.slice(2, -2)]);
  const isPlace = (name: string) => name === 'count' || places.includes(`{{${name}}}`);
  if (text.includes('$t(') || !places.every(isPlain)) return undefined;
  // Such as a context, which makes it another text.
  if (!Object.keys(values).every(isPlace) || 'context' in values) return undefined;
  return text.replace(/\{\{(.*?)\}\}/g, (_, name: string) => String(values[name]));
}

/** Looks texts up once, those with a count once for each form. Nothing of what is put into them is kept. */
function remembering(t: Look, language: string): TFunction {
  const forms = new Intl.PluralRules(language);
  const known = new Map<string, string>();
  const once = (name: string, look: () => string) => {
    const text = known.get(name) ?? look();
    known.set(name, text);
    return text;
  };
  const written = (key: string, { count }: Values) => {
    if (count === undefined) return once(`${key} {}`, () => t(key, { skipInterpolation: true }));
    if (typeof count !== 'number') return undefined;
    const form = count === 0 ? 'none' : forms.select(count);
    return once(`${key} {${form}}`, () => t(key, { count, skipInterpolation: true }));
  };
  const remembered = (key: string, values: Values = {}) => {
    if (Object.keys(values).length === 0) return once(key, () => t(key));
    const text = written(key, values);
    return (text && filled(text, values)) ?? t(key, values);
  };
  return remembered as unknown as TFunction;
}

/** Texts of a page's own may be others in the next drawing: they are looked up each time. */
function spokenIn({ i18n: instance, defaultNS }: Told, namespace: string): Spoken {
  const known = spoken.get(instance) ?? new Map<string, Spoken>();
  spoken.set(instance, known);
  const before = known.get(namespace);
  if (before) return before;
  const t = instance.getFixedT(instance.language, namespace);
  const told = namespace === defaultNS ? remembering(t as unknown as Look, instance.language) : t;
  const made = { t: told, i18n: instance, ready: true as const };
  known.set(namespace, made);
  return made;
}

const Current = createContext<Told | undefined>(undefined);

export function I18nextProvider({ children, ...current }: Told & { children: ReactNode }) {
  return <Current value={current}>{children}</Current>;
}

export function useTranslation(namespace?: string): Spoken {
  const current = useContext(Current);
  if (!current) throw new Error('Texts are asked for outside of a drawing.');
  return spokenIn(current, namespace ?? current.defaultNS);
}

/** For browsers, where the shell shares one instance. */
export const initReactI18next = { type: '3rdParty', init() {} };
