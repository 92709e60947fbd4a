import { ApiError } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { FingerprintPattern } from 'lucide-react';
import { useState } from 'react';
import { canUsePasskeys, enterWithPasskey } from './enter-with-passkey.ts';

interface Props {
  onStart: () => void;
  onDone: () => void;
  onFailure: (error: ApiError) => void;
}

/** Logs in with a key of this device; nothing where the browser has none. */
export function PasskeyLogin({ onStart, onDone, onFailure }: Props) {
  const { t } = useTranslation();
  const [working, setWorking] = useState(false);
  if (!canUsePasskeys()) return null;

  async function logIn(): Promise<void> {
    setWorking(true);
    onStart();
    try {
      await enterWithPasskey();
      onDone();
    } catch (error) {
      setWorking(false);
      if (error instanceof ApiError) onFailure(error);
      // The browser's own dialog was closed, or has said why it cannot.
      else if (!(error instanceof DOMException)) throw error;
    }
  }

  return (
    <Button
      variant="outline"
      size="lg"
      block
      icon={FingerprintPattern}
      loading={working}
      onClick={() => void logIn()}
    >
      {t('login.passkey')}
    </Button>
  );
}
