import { usePageTitle, useSettings } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Hero } from '../features/home/hero.tsx';
import { NewMembers } from '../features/home/new-members.tsx';
import { Promises } from '../features/home/promises.tsx';
import { usePeople } from '../features/people/use-people.ts';

/** The front door for visitors. */
export default function Index() {
  const { t } = useTranslation();
  const title = useSettings((site) => site.index_title);
  usePageTitle(title || t('home.title'));
  const people = usePeople();
  return (
    <>
      <Hero people={people.people} />
      <Promises />
      <NewMembers {...people} />
    </>
  );
}
