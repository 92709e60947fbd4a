import { resource, useData, useSettings } from '@afterglow/shared-state';
import { FictionalLabel } from '@afterglow/shared-ui/components/people/fictional-label';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import type { Draft } from './draft.ts';
import styles from './side-photo.module.scss';

const someone = resource('/api/search.php', {
  of: ({ results }) => results.find((member) => member.main_image) ?? null,
});

interface Props {
  seeking: Draft['seeks'];
}

/** A member of the kind one looks for, from the public search; decoration that may be absent. */
export function SidePhoto({ seeking }: Props) {
  const { t } = useTranslation();
  const fictional = useSettings((state) => state.fictional_singular);
  const query = seeking === 'both' || !seeking ? {} : { gender: seeking };
  const { data: card } = useData(someone, query);

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
