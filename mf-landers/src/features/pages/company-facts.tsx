import { type Company, useFormat, useSettings } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import styles from './pages.module.scss';

interface Props {
  /** Null when it could not be fetched. */
  company: Company | null;
  onRetry: () => void;
}

/** Who is behind the site and how to reach them. */
export function CompanyFacts({ company, onRetry }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const email = useSettings((site) => site.support_email);
  const phone = useSettings((site) => site.support_phone) || company?.support_phone;

  if (!company) {
    return (
      <p role="alert">
        {t('company.failed')}{' '}
        <button type="button" className="note-action" onClick={onRetry}>
          {t('company.retry')}
        </button>
      </p>
    );
  }

  const facts: [string, React.ReactNode][] = [
    [t('company.name'), company.name],
    [
      t('company.address'),
      t('company.addressLine', {
        street: company.address,
        city: company.city,
        country: format.country(company.country),
      }),
    ],
    [t('company.number'), company.kvk],
    [t('company.vat'), Object.values(company.vat_numbers).join(', ')],
    [t('company.tradenames'), company.tradenames.join(', ')],
    [t('company.email'), email && <a href={`mailto:${email}`}>{email}</a>],
    [t('company.phone'), phone && <a href={`tel:${phone.replace(/[-\s]/g, '')}`}>{phone}</a>],
  ];
  return (
    <>
      <h2>{t('company.title')}</h2>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
