import { interests, useData, useSession } from '@afterglow/shared-state';
import { Chip } from '@afterglow/shared-ui/components/labels/chip';
import { iconByName } from '@afterglow/shared-ui/components/labels/icon-by-name';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import styles from './profile.module.scss';

interface Props {
  keys: readonly string[];
}

/** Interests; those the reader shares come first and are marked. */
export function ProfileInterests({ keys }: Props) {
  const { t, i18n } = useTranslation();
  const { data } = useData(interests);
  const own = useSession((state) => state.user?.profile.interests);
  const named = keys.filter((key) => i18n.exists(`interests.${key}`, { ns: 'mf-members' }));
  const isCommon = (key: string) => own?.includes(key) ?? false;
  const iconOf = (key: string) => iconByName(data?.find((one) => one.key === key)?.icon);
  const common = named.filter(isCommon);
  const sorted = [...common, ...named.filter((key) => !isCommon(key))];
  if (sorted.length === 0) return null;

  return (
    <section>
      <h2 className="h3 mb-2">
        {t('profile.interests')}{' '}
        {common.length > 0 && (
          <small className="mut">{t('profile.inCommon', { count: common.length })}</small>
        )}
      </h2>
      <ul className={`chips ${styles.list}`}>
        {sorted.map((key) => (
          <li key={key}>
            <Chip icon={iconOf(key)} common={isCommon(key)}>
              {t(`interests.${key}` as 'interests.wine')}
              {isCommon(key) && <span className="visually-hidden">, {t('profile.shared')}</span>}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
