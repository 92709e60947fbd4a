import { type Company, useFormat, useSettings } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { FactList } from './fact-list.tsx';

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
  const phone = useSettings((site) => site.support_phone) || company?.support_phone || '';

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
  return (
    <FactList
      company={company.name}
      street={company.address}
      city={company.city}
      country={format.country(company.country)}
      number={company.kvk}
      vat={Object.values(company.vat_numbers).join(', ')}
      tradenames={company.tradenames.join(', ')}
      email={email}
      phone={phone}
      phone_address={phone.replace(/[-\s]/g, '')}
    />
  );
}
