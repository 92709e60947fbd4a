import { useSettings } from '@afterglow/shared-state';
import { Trans } from '@afterglow/shared-ui/i18n';
import { Drama } from 'lucide-react';
import type { ReactNode } from 'react';

/** What everybody may know about this kind of site. */
export function Disclaimer() {
  const { fictional_singular: fictional, min_age: minAge } = useSettings();
  return (
    <p className="xs">
      <Trans
        i18nKey="disclaimer.text"
        values={{ fictional, minAge }}
        components={{ label: <FictionalWord /> }}
      />
    </p>
  );
}

interface Props {
  children?: ReactNode;
}

function FictionalWord({ children }: Props) {
  return (
    <>
      <Drama className="i" aria-hidden="true" /> <b>{children}</b>
    </>
  );
}
