import { paths, useSession } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Crown } from 'lucide-react';
import { CodeElsewhere } from '../discount/code-elsewhere.tsx';
import { DiscountEntry } from '../discount/discount-entry.tsx';
import type { DiscountChoice } from '../discount/use-discount-code.ts';
import { Benefits } from './benefits.tsx';
import { OrderLines } from './order-lines.tsx';
import styles from './order-panel.module.scss';
import type { Package } from './package.ts';

interface Props {
  selected: Package | undefined;
  discount: DiscountChoice;
}

/** What Premium brings, and what the chosen package comes to. */
export function OrderPanel({ selected, discount }: Props) {
  const { t } = useTranslation();
  const isPremium = useSession((state) => state.user?.paid_user ?? false);
  return (
    <aside className={`card-x ${styles.panel}`} aria-label={t('order.label')}>
      <div className="row-x g3 wrap">
        <span className={`gold-tick ${styles.crown}`}>
          <Crown className="i" aria-hidden="true" />
        </span>
        <h2 className={styles.title}>{isPremium ? t('premium.have') : t('premium.title')}</h2>
      </div>
      <Benefits />
      {selected && (
        <>
          <hr className="hr" />
          <OrderLines value={selected} totalLabel={t('order.total')} />
          <DiscountEntry discount={discount} applies={Boolean(selected.code)} />
          <CodeElsewhere value={selected} typed={discount.typed} />
          <div className="d-desk mt-3">
            <LinkButton to={paths.credits(selected.id)} size="lg" block>
              {t('packages.continue')}
            </LinkButton>
          </div>
        </>
      )}
    </aside>
  );
}
