import { interests, useData } from '@afterglow/shared-state';
import { Chip } from '@afterglow/shared-ui/components/labels/chip';
import { iconByName } from '@afterglow/shared-ui/components/labels/icon-by-name';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import styles from './swipe.module.scss';

interface Props {
  keys: readonly string[];
}

/** What there is to talk about, in one line: a chip that has no room there is left out whole. */
export function CardInterests({ keys }: Props) {
  const { t, i18n } = useTranslation();
  const { data } = useData(interests);
  // An older page does not know the interests of a newer server.
  const named = keys.filter((key) => i18n.exists(`interests.${key}`, { ns: 'mf-members' }));
  if (named.length === 0) return null;
  return (
    <ul className={`on-photo ${styles.interests}`} aria-label={t('profile.interests')}>
      {named.map((key) => (
        <li key={key}>
          <Chip icon={iconByName(data?.find((one) => one.key === key)?.icon)}>
            {t(`interests.${key}` as 'interests.wine')}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
