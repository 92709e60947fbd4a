import { useSettings } from '@afterglow/shared-state';
import { areSignupsOpen } from '@afterglow/shared-state/signups-open';
import { useLocation } from '@afterglow/shared-ui/router';

/** Whether this visitor can join here. */
export function useSignupsOpen(): boolean {
  const { search } = useLocation();
  return useSettings((site) => areSignupsOpen(site, search));
}
