import { logOut, paths, useSession } from '@afterglow/shared-state';
import { MenuList } from '@afterglow/shared-ui/components/overlays/menu-list';
import { Avatar } from '@afterglow/shared-ui/components/people/avatar';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { LogOut, Settings, UserRound } from 'lucide-react';
import type { ComponentProps } from 'react';

/** What a member finds behind their name, and who that is. */
export function AccountList(props: ComponentProps<typeof MenuList>) {
  const { t } = useTranslation();
  const user = useSession((state) => state.user);
  return (
    <MenuList
      {...props}
      items={[
        { id: 'profile', label: t('account.profile'), icon: UserRound, to: paths.profile() },
        { id: 'settings', label: t('account.settings'), icon: Settings, to: paths.settings() },
        {
          id: 'logout',
          label: t('account.logout'),
          icon: LogOut,
          onSelect: () => void logOut(t('account.logoutFailed')),
        },
      ]}
      head={
        <div className="row-x g3">
          <Avatar src={user?.profile.main_image?.thumb_url} size={44} />
          <span className="grow">
            <b className="d-block clip">{user?.profile.name}</b>
            <span className="sm mut d-block clip">{user?.email}</span>
          </span>
        </div>
      }
    />
  );
}
