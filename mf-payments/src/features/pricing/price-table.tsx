import { useFormat } from '@afterglow/shared-state';
import { VisuallyHidden } from '@afterglow/shared-ui/components/labels/visually-hidden';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import type { Package } from '../packages/package.ts';
import styles from './pricing.module.scss';

interface Props {
  packages: readonly Package[];
}

/** What is to pay for each package, beside its regular price where that is more. */
export function PriceTable({ packages }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <section
      className={`card-x ${styles.scroll}`}
      aria-label={t('pricing.title')}
      // On a narrow phone it scrolls, and must be reachable by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('pricing.credits')}</th>
            <th scope="col">{t('pricing.price')}</th>
            <th scope="col">{t('pricing.message')}</th>
          </tr>
        </thead>
        <tbody>
          {packages.map(({ id, credits, amount, regular_amount, currency, message_amount }) => (
            <tr key={id}>
              <th scope="row">{format.number(credits)}</th>
              <td>
                {amount < regular_amount && (
                  <s className="sm mut3">
                    <VisuallyHidden>{t('packages.regular')} </VisuallyHidden>
                    {format.money(regular_amount, currency)}
                  </s>
                )}{' '}
                <span className="text-nowrap">{format.money(amount, currency)}</span>
              </td>
              <td>{format.money(message_amount, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
