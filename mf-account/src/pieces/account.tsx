import { Held, nothing, type Pieces } from '@afterglow/shared-ui/workshop/piece';
import { AccountNav } from '../features/account-nav/account-nav.tsx';
import { ComplaintForm } from '../features/complaints/complaint-form.tsx';
import { OwnComplaints } from '../features/complaints/own-complaints.tsx';
import { AccountDeleted } from '../features/deletion/account-deleted.tsx';
import { Alternatives } from '../features/deletion/alternatives.tsx';
import { DeleteForm } from '../features/deletion/delete-form.tsx';
import { EmailRow } from '../features/email/email-row.tsx';
import { DeviceRow } from '../features/notifications/device-row.tsx';
import { MailOff } from '../features/notifications/mail-off.tsx';
import { NoticeRow } from '../features/notifications/notice-row.tsx';
import styles from '../features/notifications/notifications.module.scss';
import { PasskeysCard } from '../features/passkeys/passkeys-card.tsx';
import { ChangePassword } from '../features/password/change-password.tsx';
import { PasswordRow } from '../features/password/password-row.tsx';
import { AgreeAgain } from '../features/settings/agree-again.tsx';
import { BlockedCard } from '../features/settings/blocked-card.tsx';
import { ChoiceRow } from '../features/settings/choice-row.tsx';
import { DownloadRow } from '../features/settings/download-row.tsx';
import { FaceRow } from '../features/settings/face-row.tsx';
import { LanguageRow } from '../features/settings/language-row.tsx';
import { PrivacyRow } from '../features/settings/privacy-row.tsx';
import { ReachCard } from '../features/settings/reach-card.tsx';
import { SessionsCard } from '../features/settings/sessions-card.tsx';
import { SpendingCard } from '../features/settings/spending-card.tsx';
import { ThemeRow } from '../features/settings/theme-row.tsx';
import { UnitsRow } from '../features/settings/units-row.tsx';
import { WithdrawConsent } from '../features/settings/withdraw-consent.tsx';

const both = ['email', 'push'] as const;

export const account: Pieces = {
  'account-nav/account-nav': { plain: <AccountNav /> },
  'email/email-row': { 'a long address': <EmailRow /> },
  'password/password-row': { plain: <PasswordRow /> },
  'password/change-password': {
    plain: <ChangePassword working={false} onWorking={nothing} onDone={nothing} />,
  },
  'passkeys/passkeys-card': { 'two of them': <PasskeysCard /> },
  'settings/language-row': { plain: <LanguageRow /> },
  'settings/theme-row': { plain: <ThemeRow /> },
  'settings/units-row': { plain: <UnitsRow /> },
  'settings/privacy-row': { plain: <PrivacyRow /> },
  'settings/face-row': { plain: <FaceRow /> },
  'settings/choice-row': { plain: <ChoiceRow /> },
  'settings/withdraw-consent': { plain: <WithdrawConsent onDone={nothing} /> },
  'settings/agree-again': { plain: <AgreeAgain onDone={nothing} /> },
  'settings/download-row': { plain: <DownloadRow /> },
  'settings/reach-card': { plain: <ReachCard /> },
  'settings/sessions-card': { 'here and elsewhere': <SessionsCard /> },
  'settings/blocked-card': { several: <BlockedCard /> },
  'settings/spending-card': { 'to be higher': <SpendingCard /> },
  'notifications/notice-row': {
    'mail and push': (
      <Held initial={{ email: true, push: false }}>
        {(value, change) => (
          <section className={`card-x ${styles.card}`}>
            <NoticeRow
              type="like"
              channels={both}
              value={value}
              isMailOff={false}
              onShow={(channel, isOn) => change({ ...value, [channel]: isOn })}
              onSave={nothing}
            />
          </section>
        )}
      </Held>
    ),
    'mail alone': (
      <section className={`card-x ${styles.card}`}>
        <NoticeRow
          type="weekly_updates"
          channels={both}
          value={{ email: true, push: false }}
          isMailOff={false}
          onShow={nothing}
          onSave={nothing}
        />
      </section>
    ),
    'no mail is sent': (
      <section className={`card-x ${styles.card}`}>
        <NoticeRow
          type="unread_message_reminders"
          channels={both}
          value={{ email: true, push: true }}
          isMailOff
          onShow={nothing}
          onSave={nothing}
        />
      </section>
    ),
  },
  'notifications/mail-off': {
    'came back': <MailOff reasons={['bounce']} onDone={nothing} />,
    'for several reasons': <MailOff reasons={['fbl', 'listunsubscribe']} onDone={nothing} />,
  },
  'notifications/device-row': { 'what this browser can': <DeviceRow /> },
  'deletion/alternatives': { plain: <Alternatives onDelete={nothing} /> },
  'deletion/delete-form': { plain: <DeleteForm onBack={nothing} /> },
  'deletion/account-deleted': { plain: <AccountDeleted /> },
  'complaints/complaint-form': { 'of a visitor': <ComplaintForm user={null} onSent={nothing} /> },
  'complaints/own-complaints': { 'one answered': <OwnComplaints /> },
};
