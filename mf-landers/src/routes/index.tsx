import { type Seeks, usePageTitle, useSettings } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useState } from 'react';
import { Hero } from '../features/home/hero.tsx';
import { NewMembers } from '../features/home/new-members.tsx';
import { Promises } from '../features/home/promises.tsx';
import { orderOf } from '../features/home/sections.ts';
import { facesFor } from '../features/people/niche-people.ts';
import { usePeople } from '../features/people/use-people.ts';

/** The front door for visitors. */
export default function Index() {
  const { t } = useTranslation();
  const title = useSettings((site) => site.index_title);
  usePageTitle(title || t('home.title'));
  const niche = useSettings((site) => site.niche_name);
  const [seeks, setSeeks] = useState<Seeks | null>(null);
  const people = usePeople(facesFor(seeks));
  const { sections, first } = orderOf[niche];
  const drawn = {
    promises: <Promises key="promises" first={first} />,
    members: <NewMembers key="members" {...people} />,
  };
  return (
    <>
      <Hero people={people.people} onSeeks={setSeeks} />
      {sections.map((section) => drawn[section])}
    </>
  );
}
