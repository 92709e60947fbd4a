import { Button } from '@afterglow/shared-ui/components/actions/button';
import { Dialog } from '@afterglow/shared-ui/components/overlays/dialog';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useState } from 'react';
import { useFieldError } from './field-error.ts';
import type { Signup } from './use-signup.ts';

interface Props {
  signup: Signup;
}

/** Says over the page that this is no date, each time one tries to go on with it. */
export function BirthPopup({ signup }: Props) {
  const { t } = useTranslation();
  const error = useFieldError(signup);
  const { problems, refusals } = signup;
  const problem = problems.date_of_birth;
  // The 31st of February reads as no date at all; who is too young has given a real one.
  const isNoDate = problem === 'birthInvalid' || problem === 'birthRequired';
  const [last, setLast] = useState({ refusals, isTold: true });
  // A date that is left half done, after a refusal of another field, is said beside it only.
  if (last.refusals !== refusals) setLast({ refusals, isTold: !isNoDate });
  const close = () => setLast({ refusals, isTold: true });
  return (
    <Dialog
      open={isNoDate && !last.isTold}
      onClose={close}
      title={t('signup.birthPopup')}
      footer={
        <Button variant="primary" block onClick={close}>
          {t('signup.birthAgain')}
        </Button>
      }
    >
      {error('date_of_birth')}
    </Dialog>
  );
}
