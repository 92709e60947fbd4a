import { type Company, useFormat, useSettings } from '@afterglow/shared-state';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { NoteAction } from '@afterglow/shared-ui/components/feedback/note-action';
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
      <div role="alert">
        <Note kind="err" action={<NoteAction onClick={onRetry}>{t('company.retry')}</NoteAction>}>
          {t('company.failed')}
        </Note>
      </div>
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
