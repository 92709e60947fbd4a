import { paths, useFormat } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import type { Package } from './package.ts';
import styles from './total-bar.module.scss';

interface Props {
  selected: Package;
}

/** On phones: the choice and its price, always in reach. */
export function TotalBar({ selected }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className={`bar-above-tabs ${styles.bar}`}>
      <span className="grow">
        <span className="xs mut d-block">{t('credits', { count: selected.credits })}</span>
        <b className={`num ${styles.total}`}>{format.money(selected.amount, selected.currency)}</b>
      </span>
      <LinkButton to={paths.credits(selected.id)} size="lg">
        {t('packages.continueShort')}
      </LinkButton>
    </div>
  );
}
