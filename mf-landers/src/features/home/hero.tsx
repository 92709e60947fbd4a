import { type Card, type Seeks, useSettings } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { TeaserForm } from '../signup/teaser-form.tsx';
import styles from './hero.module.scss';
import { PhotoStrip } from './photo-strip.tsx';
import { PhotoWall } from './photo-wall.tsx';

interface Props {
  people: readonly Card[] | null;
  /** The visitor says whom they would like to meet. */
  onSeeks: (seeks: Seeks) => void;
}

/** What the site is, in the words of its niche, and the first three questions of sign-up. */
export function Hero({ people, onSeeks }: Props) {
  const { t } = useTranslation();
  const niche = useSettings((site) => site.niche_name);
  return (
    <section className={styles.hero}>
      <div className={`wrapx ${people?.length === 0 ? styles.alone : styles.columns}`}>
        <div className={styles.text}>
          <h1 className="display">{t(`home.headline.${niche}`)}</h1>
          <p className={`lead ${styles.lead}`}>{t(`home.lead.${niche}`)}</p>
          <PhotoStrip people={people} />
          <TeaserForm onSeeks={onSeeks} />
        </div>
        <PhotoWall people={people} />
      </div>
    </section>
  );
}
