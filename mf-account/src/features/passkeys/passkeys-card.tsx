import {
  ApiError,
  del,
  type Passkey,
  resource,
  toast,
  useData,
  useFormat,
} from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { ListSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { ListRow } from '@afterglow/shared-ui/components/navigation/list-row';
import { Dialog } from '@afterglow/shared-ui/components/overlays/dialog';
import { neighbourInherits } from '@afterglow/shared-ui/hooks/focus-heir';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { FingerprintPattern } from 'lucide-react';
import { useState } from 'react';
import { useBusy } from '../autosave/use-busy.ts';
import { AskForPassword } from '../password/ask-for-password.tsx';
import { canMakePasskeys, isOfPassword, makePasskey } from './make-passkey.ts';

const passkeys = resource('/api/passkeys.php', { of: (answer) => answer.passkeys });

/** The browser's own dialog was closed, or has said why it cannot; all else is thrown on. */
function unlessByBrowser(problem: unknown): void {
  if (!(problem instanceof DOMException)) throw problem;
}

/** The keys one can log in with beside the password. */
export function PasskeysCard() {
  const { t } = useTranslation();
  const { data, error, loading, reload } = useData(passkeys);
  const { isBusy, begin, end } = useBusy();
  const [asking, setAsking] = useState(false);
  const [adding, setAdding] = useState(false);

  async function run(which: string, work: () => Promise<void>, done: string): Promise<void> {
    begin(which);
    try {
      await work();
      toast({ kind: 'ok', text: done });
    } catch (problem) {
      if (problem instanceof ApiError && isOfPassword(problem)) setAsking(true);
      else if (problem instanceof ApiError) toast({ kind: 'error', text: problem.message });
      else unlessByBrowser(problem);
    }
    end(which);
    reload();
  }

  function added(): void {
    setAsking(false);
    toast({ kind: 'ok', text: t('passkeys.added') });
    reload();
  }

  const remove = async (id: string) => void (await del('/api/passkeys.php', { query: { id } }));
  return (
    <section
      ref={neighbourInherits}
      className="card-x"
      aria-label={t('passkeys.title')}
      aria-busy={loading}
    >
      <h2 className="h3">{t('passkeys.title')}</h2>
      <p className="sm mut">{t('passkeys.lead')}</p>
      {data?.map((one) => (
        <PasskeyRow
          key={one.id}
          passkey={one}
          removing={isBusy(one.id)}
          onRemove={() => void run(one.id, () => remove(one.id), t('passkeys.removed'))}
        />
      ))}
      {!data && loading && <ListSkeleton rows={1} />}
      {!data && error && (
        <ErrorState title={t('passkeys.failed')} retryLabel={t('retry')} onRetry={reload}>
          {error.message}
        </ErrorState>
      )}
      {canMakePasskeys() ? (
        <Button
          variant="neutral"
          size="sm"
          className="mt-2"
          icon={FingerprintPattern}
          loading={isBusy('new')}
          onClick={() => void run('new', makePasskey, t('passkeys.added'))}
        >
          {t('passkeys.add')}
        </Button>
      ) : (
        <p className="sm mut">{t('passkeys.unsupported')}</p>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('passkeys.add')}
        closeLabel={t('changeEmail.close')}
        locked={adding}
      >
        <AskForPassword
          action={t('passkeys.add')}
          working={adding}
          onWorking={setAdding}
          act={(password) => makePasskey(password).then(added, unlessByBrowser)}
        />
      </Dialog>
    </section>
  );
}

interface RowProps {
  passkey: Passkey;
  removing: boolean;
  onRemove: () => void;
}

function PasskeyRow({ passkey, removing, onRemove }: RowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { created_at, last_used_at } = passkey;
  const name = passkey.name || t('sessions.unknown');
  return (
    <ListRow
      icon={FingerprintPattern}
      title={name}
      detail={
        last_used_at
          ? t('passkeys.used', { when: format.dateTime(last_used_at) })
          : t('passkeys.created', { when: format.dateTime(created_at) })
      }
      control={
        <Button
          variant="outline"
          size="sm"
          loading={removing}
          aria-label={t('passkeys.removeOne', { name })}
          onClick={onRemove}
        >
          {t('passkeys.remove')}
        </Button>
      }
    />
  );
}
