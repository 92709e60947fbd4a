import { paths, type SwipeCard } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { AboutMe, WhyHere } from '../profile/profile-notes.tsx';
import styles from './swipe.module.scss';

/** Beside the deck, where there is room: what the member on top tells. */
export function SwipeAbout({ member }: { member: SwipeCard }) {
  const { t } = useTranslation();
  return (
    <aside className={styles.about} aria-label={t('card.person', member)}>
      <AboutMe text={member.about_me} />
      <WhyHere reason={member.reason} />
      <LinkButton variant="outline" to={paths.member(member.id)}>
        {t('match.view', { name: member.name })}
      </LinkButton>
    </aside>
  );
}
