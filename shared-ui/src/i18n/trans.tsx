import type { ParseKeys, TFunction } from 'i18next';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Components = Record<string, ReactElement<{ children?: ReactNode }>>;

interface Props {
  i18nKey: ParseKeys;
  /** What to draw for `<name>words</name>` in the text; it gets the words as its children. */
  components: Components;
  values?: Record<string, unknown>;
  /** For a text of another namespace. */
  t?: TFunction;
}

const marked = /<(\w+)>(.*?)<\/\1>/gs;

function drawn(text: string, components: Components): ReactNode[] {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: name = '', 2: words = '', index } of text.matchAll(marked)) {
    const component = components[name];
    if (!component) continue;
    nodes.push(text.slice(end, index));
    nodes.push(cloneElement(component, { key: index }, ...drawn(words, components)));
    end = index + whole.length;
  }
  return [...nodes, text.slice(end)];
}

/** A text with elements in it. React i18next's own reads whole HTML, for 4 kB. */
export function Trans({ i18nKey, components, values = {}, t: given }: Props) {
  const { t: own } = useTranslation();
  const t = given ?? own;
  return drawn(String(t(i18nKey, values)), components);
}
