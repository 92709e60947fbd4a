import { paths } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { EmailRow } from '../email/email-row.tsx';
import { PrivacyRow } from '../settings/privacy-row.tsx';
import { LessMoney } from './less-money.tsx';

interface Props {
  onDelete: () => void;
}

/** What may help without leaving. Leaving is one press away all the time, by a button as large as the other. */
export function Alternatives({ onDelete }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <section className="card-x" aria-label={t('deletion.alternatives')}>
        <h2 className="h3">{t('deletion.alternatives')}</h2>
        <p className="mut">{t('deletion.alternativesLead')}</p>
        <PrivacyRow />
        <EmailRow />
        <LessMoney />
      </section>
      <div className="col-x">
        <LinkButton to={paths.settings()} variant="primary" size="lg" block>
          {t('deletion.keep')}
        </LinkButton>
        <Button variant="outline" size="lg" block onClick={onDelete}>
          {t('deletion.anyway')}
        </Button>
      </div>
    </>
  );
}
