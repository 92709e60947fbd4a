import { paths, useSession, useSettings } from '@afterglow/shared-state';
import { Brand } from '@afterglow/shared-ui/components/navigation/brand';

/** The logo leads visitors to the start page and members to the search. */
export function SiteBrand() {
  const name = useSettings((settings) => settings.name);
  const isMember = useSession((state) => state.user !== null);
  return <Brand name={name} to={isMember ? paths.members() : paths.index()} />;
}
