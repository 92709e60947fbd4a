import { newPasswordMinLength } from '@afterglow/shared-state/limits';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import type { DraftField } from './draft.ts';
import type { Signup } from './use-signup.ts';
import { minAge } from './validate.ts';

/** The sentence under a field: what the server said, else our own problem in words. */
export function useFieldError(signup: Signup): (field: DraftField) => string | undefined {
  const { t } = useTranslation();
  return (field) => {
    const problem = signup.problems[field];
    if (problem)
      return t(`signup.errors.${problem}`, {
        minAge: minAge(),
        minPasswordLength: newPasswordMinLength,
      });
    return signup.serverErrors[field];
  };
}
