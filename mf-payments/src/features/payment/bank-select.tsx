import { type PaymentMethod, resource, useData } from '@afterglow/shared-state';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { NoteAction } from '@afterglow/shared-ui/components/feedback/note-action';
import { Select } from '@afterglow/shared-ui/components/forms/select';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Landmark } from 'lucide-react';
import type { Ref } from 'react';

const banksOf = resource('/api/banks.php', { of: (answer) => answer.banks });

interface Props {
  method: PaymentMethod;
  value: string;
  onChange: (bank: string) => void;
  error: string | undefined;
  ref: Ref<HTMLSelectElement>;
}

export function BankSelect({ method, value, onChange, error, ref }: Props) {
  const { t } = useTranslation();
  const banks = useData(banksOf, { method });
  return (
    <>
      <Select
        ref={ref}
        label={t('payment.bank')}
        icon={Landmark}
        placeholder={t('payment.chooseBank')}
        options={(banks.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-busy={banks.loading}
        error={error}
      />
      {banks.error && (
        <Note
          kind="err"
          className="mt-3"
          action={<NoteAction onClick={banks.reload}>{t('retry')}</NoteAction>}
        >
          {banks.error.message}
        </Note>
      )}
    </>
  );
}
