import { PageSkeleton } from '@afterglow/shared-ui/components/skeletons';
import { useParams } from '@afterglow/shared-ui/router';
import { lazy, Suspense, useMemo } from 'react';
import {
  landerNamespace,
  landerTextsAddress,
  loadLander,
} from '../features/landers/load-lander.ts';
import { useExtraTexts } from '../texts/use-extra-texts.ts';

/** Any advertising page: the address names its folder. */
export default function Landers() {
  const { lander = '' } = useParams();
  return <Lander key={lander} name={lander} />;
}

function Lander({ name }: { name: string }) {
  const Page = useMemo(() => {
    // Now, so that its code and its texts come at the same time.
    const loading = loadLander(name);
    loading.catch(() => {});
    return lazy(() => loading);
  }, [name]);
  return (
    <Suspense fallback={<PageSkeleton />}>
      <WithTexts name={name}>
        <Page />
      </WithTexts>
    </Suspense>
  );
}

function WithTexts({ name, children }: { name: string; children: React.ReactNode }) {
  const address = useMemo(() => landerTextsAddress(name), [name]);
  const { ready } = useExtraTexts(landerNamespace(name), address);
  return ready ? children : <PageSkeleton />;
}
