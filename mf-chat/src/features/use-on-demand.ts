import { toast } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';

/** Fetches what few need; false, and said, when there is no connection to fetch it over. */
export function useOnDemand(): (load: () => Promise<unknown>) => Promise<boolean> {
  const { t } = useTranslation();
  return async (load) => {
    try {
      await load();
      return true;
    } catch {
      toast({ kind: 'error', text: t('list.failedText') });
      return false;
    }
  };
}
