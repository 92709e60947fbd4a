import type { i18n, TFunction } from '@afterglow/shared-ui/i18n';
import { createContext, type ReactNode, useContext } from 'react';

/**
 * What stands in for react-i18next where pages are drawn ahead: texts are there and never change, so
 * there is nothing to wait for or to listen to, and a text without values is looked up once.
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

function remembering(t: TFunction): TFunction {
  const known = new Map<string, string>();
  const remembered = (key: string, values: Record<string, unknown> = {}) => {
    if (Object.keys(values).length > 0) return t(key, values);
    const text = known.get(key) ?? t(key);
    known.set(key, text);
    return text;
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
  const told = namespace === defaultNS ? remembering(t) : t;
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
