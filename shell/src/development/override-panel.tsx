import type { BootRemote } from '@afterglow/federation/registry/boot-manifest';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { Select } from '@afterglow/shared-ui/components/forms/select';
import { TextInput } from '@afterglow/shared-ui/components/forms/text-input';
import { Dialog } from '@afterglow/shared-ui/components/overlays/dialog';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useEffect, useState } from 'react';
import { noOverride, overrideWith } from './override-cookie.ts';

/** Versions in the store by remote, newest first. */
type Versions = Record<string, string[]>;

function useVersions(): Versions {
  const [versions, setVersions] = useState<Versions>({});
  useEffect(() => {
    fetch('/override/versions.json')
      .then((answer) => answer.json())
      .then(setVersions, console.error);
  }, []);
  return versions;
}

function reloadWith(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet.
  document.cookie = cookie;
  window.location.reload();
}

interface Props {
  remotes: BootRemote[];
  onClose: () => void;
}

/** Lets a developer try another version of one remote, or a development server, in this browser. */
export function OverridePanel({ remotes, onClose }: Props) {
  const { t } = useTranslation();
  const versions = useVersions();
  const [name, setName] = useState(remotes[0]?.name ?? '');
  const [version, setVersion] = useState('');
  const [server, setServer] = useState('');
  const running = remotes.find((remote) => remote.name === name)?.version;
  const wanted = server || version;

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('override.title')}
      closeLabel={t('override.close')}
      footer={
        <>
          <Button disabled={!wanted} onClick={() => reloadWith(overrideWith(name, wanted))}>
            {t('override.apply')}
          </Button>
          <Button variant="tonal" onClick={() => reloadWith(noOverride)}>
            {t('override.end')}
          </Button>
        </>
      }
    >
      <p>{t('override.text', { version: running })}</p>
      <Select
        label={t('override.remote')}
        value={name}
        options={remotes.map((remote) => ({ value: remote.name, label: remote.name }))}
        onChange={(event) => setName(event.target.value)}
      />
      <Select
        label={t('override.version')}
        value={version}
        placeholder={t('override.choose')}
        options={(versions[name] ?? []).map((known) => ({ value: known, label: known }))}
        onChange={(event) => setVersion(event.target.value)}
      />
      <TextInput
        label={t('override.server')}
        type="url"
        placeholder="http://localhost:4502"
        value={server}
        onChange={(event) => setServer(event.target.value)}
      />
    </Dialog>
  );
}
