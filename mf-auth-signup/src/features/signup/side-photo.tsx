import { type Card, get, useSettings } from '@afterglow/shared-state';
import { FictionalLabel } from '@afterglow/shared-ui/components/people/fictional-label';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useEffect, useState } from 'react';
import type { Draft } from './draft.ts';
import styles from './side-photo.module.scss';

/** A member of the kind one looks for, from the public search; decoration that may be absent. */
export function SidePhoto({ seeking }: { seeking: Draft['seeks'] }) {
  const { t } = useTranslation();
  const fictional = useSettings((state) => state.fictional_singular);
  const [card, setCard] = useState<Card | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    const query = seeking === 'both' || !seeking ? {} : { gender: seeking };
    get('/api/search.php', { query, signal: leaving.signal })
      .then(({ results }) => setCard(results.find((result) => result.main_image) ?? null))
      .catch(() => undefined);
    return () => leaving.abort();
  }, [seeking]);

  return (
    <div className={styles.side}>
      {card?.main_image && <img src={card.main_image.full_url} alt="" key={card.id} />}
      {card?.fictional && (
        <div className={styles.label}>
          <FictionalLabel word={fictional} onPhoto />
        </div>
      )}
      <p>{t('signup.quote')}</p>
    </div>
  );
}
